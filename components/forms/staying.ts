/** The look of a form's buttons: on a phone they stay at the lower edge of what is seen. */
export const STAYING =
  'sticky bottom-0 z-5 -mx-4 border-t border-line bg-paper px-4 py-2 sm:static sm:mx-0 sm:px-0 sm:pt-5 sm:pb-0';
