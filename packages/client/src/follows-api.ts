/** The part of the HTTP API for what one follows [WATCH-26]. A client of its own: few pages need it. */
import { FollowList } from '@broadside/protocol';
import type { FollowBody, FollowEndBody } from '@broadside/protocol';
import { caller } from './calls.ts';
import type { ApiOptions } from './calls.ts';

export interface FollowsApi {
  /** All that the asking account follows; of one thing also how it can be followed. */
  follows(one?: FollowEndBody): Promise<FollowList>;
  /** Follows it, or changes when one is told. `ApiError` says why it cannot be followed so. */
  follow(body: FollowBody): Promise<FollowList>;
  /** Follows it no more. */
  unfollow(one: FollowEndBody): Promise<FollowList>;
}

/** What one follows on the site at `baseUrl`. */
export function followsApi(baseUrl: string, options: ApiOptions = {}): FollowsApi {
  const call = caller(baseUrl, options);
  return {
    follows: (one) =>
      call(FollowList, 'GET', one === undefined ? '/follows' : `/follows?${new URLSearchParams(one).toString()}`),
    follow: (body) => call(FollowList, 'PUT', '/follows', body),
    unfollow: (one) => call(FollowList, 'DELETE', '/follows', one),
  };
}
