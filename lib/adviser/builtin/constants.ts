/**
 * How certain it has to be that a passage answers a question; below, the question is refused and the
 * nearest passages are offered. Every change of it shows in `npm run eval:chat`.
 */
export const CERTAIN_FROM = 0.25;
/** From when on what is beyond a limit is named as the reason of a refusal. */
export const LIMIT_FROM = { likeness: 0.45, coverage: 0.6 } as const;
/** Sources under an answer. */
export const MAX_SOURCES = 3;
/** Nearest questions under a refusal. */
export const MAX_SUGGESTIONS = 3;
/** From how certain on a nearest question is offered. */
export const SUGGESTED_FROM = 0.07;
/** Words of the matter that a message needs to be understood without the one before it. */
export const OWN_TERMS = 2;
