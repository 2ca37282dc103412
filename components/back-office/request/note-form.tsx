'use client';

import { useRef } from 'react';
import { CharacterCount } from '@/components/forms/character-count';
import { TextField } from '@/components/forms/field';
import { Button } from '@/components/ui/button';
import { KINDS } from '@/lib/requests/kinds/kinds';
import { FailureNote } from './failure-note';
import { NoteConflict } from './note-conflict';
import { useRequest } from './request-context';
import { useNote } from './use-note';

/** Characters that are stored. */
const MOST = 5000;

/** What is written down about a request, by the name of its field. */
const FIELDS = {
  notes: { label: 'Notizen', hint: 'Nur für die Akte.' },
  response: {
    label: 'Antwort',
    hint: 'Nur für die Akte. Verschickt wird eine Antwort mit „E-Mail senden“.',
  },
};

/** The notes, or the answer to a message, and the dialog's two buttons (specification 2). */
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
