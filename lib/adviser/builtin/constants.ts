/** Nine of ten such questions were answered correctly in the fit (`npm run eval:chat -- --fit`). */
export const SURE_FROM = 0.8;
/** From here on a message is answered as in a fresh conversation. */
export const OWN_FROM = { question: 0.7, story: 0.93, followUp: 0.93 };
/** So little fits a question about something else, or a follow-up. */
export const STRANGE_BELOW = 0.2;
/** How much the conversation counts for a message with a subject of its own. */
export const BESIDES = 0.5;
export const ALONE_FROM = 0.93;
/** From here on the first two passages are the answer; a follow-up has a topic and needs less. */
export const BOTH_FROM = { question: 0.5, followUp: 0.2 };
export const OFFERED_FROM = 0.1;
export const BEYOND_FROM = 0.5;
/** Chosen on wordings that were kept out of the content: `unanswered` where no passage fits. */
export const SUSPECTED_FROM = { unanswered: 0.15, question: 0.5, clearly: 0.9 };
export const MAX_SOURCES = 3;
export const MAX_SUGGESTIONS = 3;
