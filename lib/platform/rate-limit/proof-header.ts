/** What a solved challenge is sent in: base64 of `{ challenge, solution }` as JSON. */
export const PROOF_HEADER = 'Proof-Of-Work';
