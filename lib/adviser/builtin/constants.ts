/**
 * Certainty from which the first passage surely fits: nine of ten such questions were answered
 * correctly in the fit (`npm run eval:chat -- --fit`).
 */
export const SURE_FROM = 0.8;
/** Certainty from which a message that could be a follow-up counts as a question of its own. */
export const OWN_FROM = 0.93;
/** Certainty from which the first passage alone is the answer. */
export const ALONE_FROM = 0.93;
/**
 * Certainty from which the first two passages are the answer, each under its title. A follow-up is
 * about the topic of the conversation, so less is enough.
 */
export const BOTH_FROM = { question: 0.5, followUp: 0.2 };
/** Certainty from which the nearest passages are offered instead. */
export const OFFERED_FROM = 0.1;
/** Probability from which a question counts as beyond a limit. */
export const BEYOND_FROM = 0.5;
/**
 * Probability from which a guard answers: more for each part of certainty that a passage answers,
 * and near certainty within a conversation.
 */
export const SUSPECTED = { from: 0.35, perCertainty: 0.6, followUp: 0.98 };
/** Sources under an answer. */
export const MAX_SOURCES = 3;
/** Nearest questions under a refusal. */
export const MAX_SUGGESTIONS = 3;
