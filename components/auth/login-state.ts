import type { FieldErrors } from '@/lib/platform/http/errors';
import type { Ways } from './session';

/** Said where a browser would not remember that somebody has logged in. */
export const NEEDS_COOKIES = 'Für die Anmeldung muss der Browser Cookies zulassen.';

/** By which a button of the second step says what it does. */
export const STEP_BUTTON = 'weg';

/** What the server said to a login that was sent without scripts. */
export interface LoginState {
  email: string;
  message: string;
  fields: FieldErrors;
  /** What the second step can be taken with, once the password was right */
  ways?: Ways;
  /** Whether that is done with a recovery code */
  isRecovery?: boolean;
}

export type LoginAction = (previous: LoginState, form: FormData) => Promise<LoginState>;

/** Of a page that nobody has sent yet. @param ways of a login whose password was right before */
export const begun = (ways?: Ways): LoginState => ({ email: '', message: '', fields: {}, ways });
