/** What the server says to a person about the question itself. */
export class QuestionRefused extends Error {}
