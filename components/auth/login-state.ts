import type { FieldErrors } from '@/lib/platform/http/errors';

/** Shown if the browser refuses cookies. */
export const NEEDS_COOKIES = 'Für die Anmeldung muss der Browser Cookies zulassen.';

/** The name of the buttons of the second step. */
export const STEP_BUTTON = 'weg';

/** What the second step of a login can be taken with. */
export interface Ways {
  code: boolean;
  passkey: boolean;
  recovery: boolean;
}

/** The answer to a login that was sent without scripts. */
export interface LoginState {
  email: string;
  message: string;
  fields: FieldErrors;
  /** Ways to take the second step, after the right password */
  ways?: Ways;
  /** Whether the second step asks for a recovery code */
  isRecovery?: boolean;
}

export type LoginAction = (previous: LoginState, form: FormData) => Promise<LoginState>;

/** The state of an untouched page. @param ways of a login whose password was right before */
export const begun = (ways?: Ways): LoginState => ({ email: '', message: '', fields: {}, ways });
