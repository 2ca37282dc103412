'use client';

import { AlertBox } from '@/components/ui/alert-box';
import { Button } from '@/components/ui/button';
import type { Current } from './merge';
import { commaTime, nameOf } from './change-labels';

interface NoteConflictProps {
  conflict: Current;
  mine: string;
  onSettle: (choice: 'both' | 'mine' | 'stored') => void;
}

function Version({ title, text }: { title: string; text: string }) {
  return (
    <div className="min-w-0">
      <h4 className="font-sans text-base font-semibold">{title}</h4>
      <p className="mt-1 max-h-60 overflow-y-auto rounded-md border border-line bg-surface p-3 wrap-anywhere whitespace-pre-line">
        {text || <span className="text-muted">kein Text</span>}
      </p>
    </div>
  );
}

/** Two people have written at the same time: both texts, and what can become of them. Takes the focus. */
export function NoteConflict({ conflict, mine, onSettle }: NoteConflictProps) {
  return (
    <AlertBox title="Ihr Text ist noch nicht gespeichert" level={3} className="mb-5">
      <p className="mt-1">
        {nameOf(conflict)} hat inzwischen einen anderen Text gespeichert. Keiner von beiden geht
        verloren.
      </p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
        <Version
          title={`Inzwischen gespeichert von ${conflict.changedBy ?? 'jemand anderem'}${commaTime(conflict, new Date())}`}
          text={conflict.note}
        />
        <Version title="Ihr Text" text={mine} />
      </div>
      <div className="mt-4 flex flex-col gap-3">
        <Button onClick={() => onSettle('both')}>Beide zusammenführen</Button>
        <Button variant="outline" onClick={() => onSettle('mine')}>
          Meinen Text behalten
        </Button>
        <Button variant="outline" onClick={() => onSettle('stored')}>
          Gespeicherten Text übernehmen
        </Button>
      </div>
    </AlertBox>
  );
}
