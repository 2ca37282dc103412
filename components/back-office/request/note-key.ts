/** The key under which the text of a note is kept that is not saved yet. */
export const noteKey = (draftPrefix: string) => `${draftPrefix}notiz`;
