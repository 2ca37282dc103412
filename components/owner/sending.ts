import type { FormValues, PlainFormAction } from '@/components/forms/plain-form';

/** How such a form is sent: by script to an address of the API, without scripts to a server action. */
export interface Sending {
  /** Takes it from scripts, as JSON */
  path: string;
  /** Says whose request it is; sent with the values, because addresses are written into logs */
  token?: string;
  /** Says it by its id, where the pass of this browser opens it */
  request?: string;
  /** Takes it where there are none, and leads on by itself */
  plainAction: PlainFormAction<FormValues>;
  /** The page that says that it is done */
  next: string;
}
