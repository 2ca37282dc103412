/**
 * From how certain on the first passage surely is about the question: of those that it was fitted with
 * nine in ten were answered rightly so (`npm run eval:chat -- --fit`).
 */
export const SURE_FROM = 0.8;
/** From how certain on a message is a question of its own that could as well go on with the conversation. */
export const OWN_FROM = 0.93;
/** From how certain on the first passage alone is the answer, and nothing is set beside it. */
export const ALONE_FROM = 0.93;
/**
 * From how certain on the first two passages are the answer, each under its title. What goes on with a
 * conversation is about its topic, whatever else is uncertain.
 */
export const BOTH_FROM = { question: 0.5, followUp: 0.2 };
/** From how certain on the nearest passages are offered instead. */
export const OFFERED_FROM = 0.1;
/** From how likely on a question is taken to be beyond a limit. */
export const BEYOND_FROM = 0.5;
/**
 * From how likely on somebody is taken to be in need, or to ask for what we do not help with: more for
 * each part of certainty that a passage answers, and nearly surely within a conversation.
 */
export const SUSPECTED = { from: 0.35, perCertainty: 0.6, followUp: 0.98 };
/** Sources under an answer. */
export const MAX_SOURCES = 3;
/** Nearest questions under a refusal. */
export const MAX_SUGGESTIONS = 3;
