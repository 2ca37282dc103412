/** Codes that a refused login is answered with; the first one is next-auth's own. */
export const LOGIN_FAILURE = {
  wrong: 'CredentialsSignin',
  tooMany: 'TooManyAttempts',
  fault: 'Unavailable',
} as const;
