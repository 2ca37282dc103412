/** Nine of ten such questions were answered correctly in the fit (`npm run eval:chat -- --fit`). */
export const SURE_FROM = 0.8;
/** From here on a message that could be a follow-up counts as a question of its own. */
export const OWN_FROM = 0.93;
export const ALONE_FROM = 0.93;
/** From here on the first two passages are the answer; a follow-up has a topic and needs less. */
export const BOTH_FROM = { question: 0.5, followUp: 0.2 };
export const OFFERED_FROM = 0.1;
export const BEYOND_FROM = 0.5;
/** A guard needs more where a passage answers well, and near certainty within a conversation. */
export const SUSPECTED = { from: 0.35, perCertainty: 0.6, followUp: 0.98 };
export const MAX_SOURCES = 3;
export const MAX_SUGGESTIONS = 3;
