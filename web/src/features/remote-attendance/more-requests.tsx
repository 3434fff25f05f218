import { Button } from '#kit/button.tsx';

type Props = { pages: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown } };

/** The button that loads more if the list is longer than what is shown. */
export function MoreRequests({ pages: { hasNextPage, isFetchingNextPage, fetchNextPage } }: Props) {
  if (!hasNextPage) return null;
  return (
    <div className="grid justify-items-center">
      <Button pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        Show older requests
      </Button>
    </div>
  );
}
