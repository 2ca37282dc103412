/**
 * From how certain on the first passage alone is the answer: of the questions that it was fitted with
 * nine in ten were answered rightly so (`npm run eval:chat -- --fit`).
 */
export const ANSWERED_FROM = 0.8;
/**
 * From how certain on the first two passages are the answer, each under its title. What goes on with a
 * conversation is about its topic, whatever else is uncertain.
 */
export const BOTH_FROM = { question: 0.35, followUp: 0.12 };
/** From how certain on the nearest passages are offered instead. */
export const OFFERED_FROM = 0.1;
/** From how likely on a question is taken to be beyond a limit. */
export const BEYOND_FROM = 0.5;
/** From how likely on somebody is taken to be in need, or to ask for what we do not help with. */
export const GUARDED_FROM = 0.88;
/** Sources under an answer. */
export const MAX_SOURCES = 3;
/** Nearest questions under a refusal. */
export const MAX_SUGGESTIONS = 3;
