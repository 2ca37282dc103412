'use client';

import { useRef } from 'react';
import { CharacterCount } from '@/components/forms/character-count';
import { TextField } from '@/components/forms/field';
import { AlertBox } from '@/components/ui/alert-box';
import { Button } from '@/components/ui/button';
import { KINDS } from '@/lib/requests/kinds/kinds';
import { commaTime, nameOf } from './change-labels';
import { FailureNote } from './failure-note';
import type { NewerState } from './merge';
import { useRequest } from './request-context';
import { useNote } from './use-note';

interface NoteConflictProps {
  conflict: NewerState;
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

/** Shows both texts when two people have written at the same time, and lets one decide. Takes the focus. */
function NoteConflict({ conflict, mine, onSettle }: NoteConflictProps) {
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

/** Characters that are stored. */
const MOST = 5000;

/** Label and hint, by the name of the field. */
const FIELDS = {
  notes: { label: 'Notizen', hint: 'Nur für die Akte.' },
  response: {
    label: 'Antwort',
    hint: 'Nur für die Akte. Verschickt wird eine Antwort mit „E-Mail senden“.',
  },
};

/** The notes, or the answer to a message, and the dialog's two buttons. */
export function NoteForm() {
  const { target, close } = useRequest();
  const { text, isSaving, failure, conflict, type, save, settle } = useNote();
  const field = useRef<HTMLTextAreaElement>(null);
  const name = KINDS[target.type].note.field;
  return (
    <form
      id="notiz"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {conflict && (
        <NoteConflict
          conflict={conflict}
          mine={text}
          onSettle={(choice) => {
            settle(choice);
            field.current?.focus();
          }}
        />
      )}
      <TextField
        ref={field}
        name={name}
        {...FIELDS[name]}
        rows={8}
        aria-keyshortcuts="n"
        value={text}
        error={failure?.fields[name]}
        onChange={(event) => type(event.target.value)}
      />
      <CharacterCount value={text} max={MOST} />
      <FailureNote failure={failure} onRetry={() => void save()} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="outline" onClick={close} className="grow">
          Schließen
        </Button>
        <Button type="submit" aria-disabled={isSaving} className="grow">
          <span key={String(isSaving)}>{isSaving ? 'Speichern...' : 'Änderungen speichern'}</span>
        </Button>
      </div>
    </form>
  );
}
