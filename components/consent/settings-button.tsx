import { CookieIcon } from 'lucide-react';

/**
 * Opens the settings of the dialog, which listens for it (components/consent/consent-dialog.tsx). Part of the
 * footer, so that it covers nothing; where there is room beside the text it floats (app/consent.css).
 */
export function SettingsButton() {
  return (
    <button
      type="button"
      title="Cookie-Einstellungen"
      aria-label="Cookie-Einstellungen"
      className="consent-button js-only"
    >
      <CookieIcon />
      <span>Cookie-Einstellungen</span>
    </button>
  );
}
