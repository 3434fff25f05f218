import { Button } from '#kit/button.tsx';

type Props = { pages: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown } };

/** The way on where a list has more than it shows. */
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
