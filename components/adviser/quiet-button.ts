/** The look of what can be done beside the conversation. */
export const QUIET_BUTTON =
  'min-h-11 cursor-pointer text-left text-base text-petrol underline-offset-4 hover:underline';
