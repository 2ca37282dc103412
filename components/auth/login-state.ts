import type { FieldErrors } from '@/lib/platform/http/errors';

export const NEEDS_COOKIES = 'Für die Anmeldung muss der Browser Cookies zulassen.';

export const STEP_BUTTON = 'weg';

export interface LoginWays {
  code: boolean;
  passkey: boolean;
  recovery: boolean;
}

export interface LoginState {
  email: string;
  message: string;
  fields: FieldErrors;
  ways?: LoginWays;
  isRecovery?: boolean;
}

export type LoginAction = (previous: LoginState, form: FormData) => Promise<LoginState>;

export const begun = (ways?: LoginWays): LoginState => ({
  email: '',
  message: '',
  fields: {},
  ways,
});
