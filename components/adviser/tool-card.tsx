'use client';

import { type ComponentProps, useEffect, useState } from 'react';
import type { ToolForm } from './tool-form';

const load = () => import('./tool-form').then((module) => module.ToolForm);

/** The form of a calculation, fetched with the first answer that shows one. */
export function ToolCard(props: ComponentProps<typeof ToolForm>) {
  const [loaded, setLoaded] = useState<{ Form: typeof ToolForm }>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    load()
      .then((Form) => isWanted && setLoaded({ Form }))
      .catch(() => isWanted && setFailed(true));
    return () => {
      isWanted = false;
    };
  }, []);
  if (loaded) return <loaded.Form {...props} />;
  return (
    failed && (
      <p role="alert" className="mt-4">
        Das Formular konnte nicht geladen werden. Schreiben Sie die Angaben einfach als Frage.
      </p>
    )
  );
}
