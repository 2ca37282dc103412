'use client';

import { Notice } from '@/components/shell/notice';
import { Button } from '@/components/ui/button';

/** Shown when a page fails while it is made or used. */
export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  return (
    <main id="inhalt">
      <Notice
        title="Das hat nicht geklappt"
        action={<Button onClick={reset}>Noch einmal versuchen</Button>}
      >
        Beim Laden dieser Seite ist ein Fehler aufgetreten. Er liegt bei uns, nicht bei Ihnen.
      </Notice>
    </main>
  );
}
