'use client';

import type { FormValues } from '@/lib/platform/form-state';
import { AlertBox } from '@/components/ui/alert-box';
import { Button } from '@/components/ui/button';
import type { StoredMeanwhile } from './use-guide-editor';

const LABELS: Record<string, string> = {
  title: 'Titel',
  slug: 'Adresse',
  summary: 'Zusammenfassung',
  asOf: 'Stand',
  image: 'Bild',
  imageAlt: 'Bildbeschreibung',
  content: 'Text',
};

interface GuideConflictProps {
  stored: StoredMeanwhile;
  mine: FormValues;
  onSettle: (choice: 'mine' | 'stored') => void;
}

const plain = (text = '') => text.replace(/\r\n?/g, '\n').trim();

function Version({ title, text }: { title: string; text: string }) {
  return (
    <div className="min-w-0">
      <h4 className="font-sans text-base font-semibold">{title}</h4>
      <p
        // Focusable, because it may scroll.
        tabIndex={0}
        role="region"
        aria-label={title}
        className="mt-1 max-h-60 overflow-y-auto rounded-md border border-line bg-surface p-3 text-base wrap-anywhere whitespace-pre-line"
      >
        {text || 'kein Text'}
      </p>
    </div>
  );
}

export function GuideConflict({ stored, mine, onSettle }: GuideConflictProps) {
  const differing = Object.entries(LABELS).filter(
    ([name]) => plain(stored.values[name]) !== plain(mine[name]),
  );
  return (
    <AlertBox title="Jemand hat diesen Ratgeber inzwischen gespeichert" className="mb-6">
      <p className="mt-1">
        Ihr Text ist noch nicht gespeichert. Keiner von beiden geht verloren: Was gespeichert war,
        steht weiter unter „Fassungen“.
      </p>
      {differing.map(([name, label]) => (
        <section key={name} className="mt-4">
          <h3 className="text-lg">{label}</h3>
          <div className="mt-1 grid gap-4 sm:grid-cols-2">
            <Version title="Inzwischen gespeichert" text={plain(stored.values[name])} />
            <Version title="Von Ihnen" text={plain(mine[name])} />
          </div>
        </section>
      ))}
      {differing.length === 0 && (
        <p className="mt-2">Die Texte sind gleich, bis auf die Quellen.</p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => onSettle('mine')}>Mit meinem Text weiterarbeiten</Button>
        <Button variant="outline" onClick={() => onSettle('stored')}>
          Gespeicherten Text übernehmen
        </Button>
      </div>
    </AlertBox>
  );
}
