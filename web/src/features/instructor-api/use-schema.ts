import { useCallback, useEffect, useState } from 'react';
import { buildClientSchema, getIntrospectionQuery, type GraphQLSchema, type IntrospectionQuery } from 'graphql';
import { GRAPHQL_PATH } from '@bcs/contract/features/instructor-api/graph';
import { storedToken } from '#lib/auth-session.ts';
import { sendRequest } from './send-request.ts';

interface Loaded {
  readonly schema: GraphQLSchema | null;
  /** The status of a refusal, 0 where the server could not be reached; null while all is well. */
  readonly failed: number | null;
}

/** The schema as the server describes it to the own token. */
export function useSchema(): Loaded & { readonly load: () => void } {
  const [loaded, setLoaded] = useState<Loaded>({ schema: null, failed: null });
  const load = useCallback(() => {
    const query = getIntrospectionQuery({ inputValueDeprecation: false });
    sendRequest(GRAPHQL_PATH, { query }, storedToken()).then(
      ({ status, body }) => {
        if (status !== 200) return setLoaded({ schema: null, failed: status });
        const { data } = JSON.parse(body) as { data: IntrospectionQuery };
        return setLoaded({ schema: buildClientSchema(data), failed: null });
      },
      () => setLoaded({ schema: null, failed: 0 }),
    );
  }, []);
  useEffect(load, [load]);
  return { ...loaded, load };
}
