import { answerEarly, askForConsent } from '@/components/consent/answer-early';
import { protectContent } from '@/components/shell/content-protection';
import { markCurrentLinks } from '@/components/shell/current-links';
import { keepEarlyPresses } from '@/components/shell/early-presses';
import { fetchScriptsAtTouch } from '@/components/shell/fetch-scripts';
import { leadHome } from '@/components/shell/lead-home';
import { watchLeaving } from '@/components/shell/leave';
import { openDialogs } from '@/components/ui/open-dialogs';

/*
 * The first script of every page, inside the page itself (scripts/setup/first-script.ts bundles it): what
 * works before, and without, the scripts of React. It marks the document as one with JavaScript before
 * anything is painted; if a script cannot be loaded before the page has come to life, the mark goes and
 * the page is the plain one again. See docs/decisions/027-scripts-at-the-first-touch.md.
 */
const root = document.documentElement;
root.classList.add('js');
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && !('ready' in root.dataset)) {
      root.classList.remove('js');
    }
  },
  true,
);
askForConsent();
keepEarlyPresses(answerEarly);
watchLeaving();
fetchScriptsAtTouch();
protectContent();
markCurrentLinks();
openDialogs();
leadHome();
