/** When the world is told of what happened. */

/** A result is public when its match is over, and all else when it happens; in milliseconds since 1970. */
export const publishedAt = (happenedAt: number): number => happenedAt;
