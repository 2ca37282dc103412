'use client';

import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { setShortcuts, useShortcuts } from './use-card-keys';

const KEYS: { title: string; keys: { keys: string[]; what: string }[] }[] = [
  {
    title: 'In den Listen',
    keys: [
      { keys: ['↑', '↓'], what: 'Anfrage wählen' },
      { keys: ['Enter'], what: 'Anfrage öffnen' },
      { keys: ['x'], what: 'Anfrage auswählen, um mehrere zugleich zu ändern' },
      { keys: ['/'], what: 'Suchen' },
      { keys: ['h'], what: 'Alles, was heute dran ist' },
    ],
  },
  {
    title: 'In einer Anfrage',
    keys: [
      { keys: ['z'], what: 'Mir zuweisen oder Zuweisung aufheben' },
      { keys: ['a'], what: 'Anrufen' },
      { keys: ['e'], what: 'E-Mail senden' },
      { keys: ['r'], what: 'Rückruf vereinbaren' },
      { keys: ['t'], what: 'Termin vereinbaren' },
      { keys: ['s'], what: 'Status ändern' },
      { keys: ['n'], what: 'Notiz schreiben' },
      { keys: ['j', 'k'], what: 'Nächste, vorige Anfrage der Liste' },
      { keys: ['Esc'], what: 'Schließen' },
    ],
  },
  { title: 'Überall', keys: [{ keys: ['?'], what: 'Diese Übersicht' }] },
];

const KEY =
  'rounded-sm border border-edge bg-surface px-1.5 font-sans text-sm leading-snug text-ink';

function Key({ name }: { name: string }) {
  return <kbd className={KEY}>{name}</kbd>;
}

export function KeysHint() {
  const isOn = useShortcuts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className="js-only hidden items-center gap-1 text-sm text-muted lg:flex">
        <Key name="↑" /> <Key name="↓" /> wählt · <Key name="Enter" /> öffnet ·
        <button
          type="button"
          aria-keyshortcuts="?"
          onClick={() => setOpen(true)}
          className="min-h-8 cursor-pointer underline underline-offset-4 hover:text-petrol"
        >
          Alle Tasten <Key name="?" />
        </button>
      </p>
      <Dialog title="Tasten" open={isOpen} onOpenChange={setOpen}>
        {KEYS.map(({ title, keys }) => (
          <section key={title} className="mt-4">
            <h3 className="text-lg">{title}</h3>
            <dl className="mt-1 grid grid-cols-[5rem_minmax(0,1fr)] gap-y-1.5 text-base">
              {keys.map(({ keys: names, what }) => (
                <div key={what} className="contents">
                  <dt className="flex items-start gap-1">
                    {names.map((name) => (
                      <Key key={name} name={name} />
                    ))}
                  </dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <p className="mt-5 text-base text-muted">
          Wer diktiert, löst einzelne Buchstaben leicht aus Versehen aus.
        </p>
        <button
          type="button"
          onClick={() => setShortcuts(!isOn)}
          className="min-h-11 cursor-pointer text-base underline underline-offset-4 hover:text-petrol"
        >
          {isOn ? 'Tasten ausschalten' : 'Tasten einschalten'}
        </button>
      </Dialog>
    </>
  );
}
