'use client';

import { useRef, useState } from 'react';
import { CharacterCount } from '@/components/forms/character-count';
import { TextField } from '@/components/forms/field';
import { AlertBox } from '@/components/ui/alert-box';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/use-toast';
import { KINDS } from '@/lib/submissions/kinds/kinds';
import { keepTexts, keptTexts } from '../draft-box';
import { describeOperationFailure, type Failure } from '../failure';
import { commaTime, fieldName, statusChanged } from './change-labels';
import { FailureNote } from './failure-note';
import { bothTexts, type NewerState, type SubmissionState } from './save-change';
import { noteKey, useSubmission } from './submission-context';

/** `base` is the stored note that the text was typed over. */
interface Draft {
  text: string;
  base: Pick<SubmissionState, 'note' | 'version'>;
}

function keptDraft(key: string): Draft | undefined {
  const { text, note, version } = keptTexts(key) ?? {};
  if (text === undefined || note === undefined) return undefined;
  return { text, base: { note, version: Number(version) || 0 } };
}

/** Keeps unsaved text in this window; a colleague's note is never overwritten unseen. */
function useNote() {
  const { state, draftPrefix, change, finish } = useSubmission();
  const key = noteKey(draftPrefix);
  const [draft, setDraft] = useState(() => keptDraft(key));
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [conflict, setConflict] = useState<NewerState>();

  // If a colleague has changed the note since, the draft keeps its old base, so that saving compares both.
  const isOvertaken = draft !== undefined && draft.base.note !== state.note;
  const base = isOvertaken ? draft.base : { note: state.note, version: state.version };
  const text = draft?.text ?? state.note;

  function keep(next: Draft | undefined) {
    setDraft(next);
    keepTexts(
      key,
      next && { text: next.text, note: next.base.note, version: String(next.base.version) },
    );
  }

  function type(typed: string, over: Draft['base'] = base) {
    keep(typed === over.note ? undefined : { text: typed, base: over });
  }

  async function save(note = text, over: Draft['base'] = base) {
    if (isSaving) return;
    setSaving(true);
    setFailure(undefined);
    setConflict(undefined);
    try {
      const result = await change(
        { status: state.status, ...over },
        { status: state.status, note },
      );
      if (result.conflict) return setConflict(result.conflict);
      // Typed while the request was running, so not saved yet.
      const newest = keptDraft(key);
      keep(newest && newest.text !== note ? { ...newest, base: result.state } : undefined);
      toast({ title: 'Die Änderungen sind gespeichert.', text: statusChanged(result.over, state) });
      finish();
    } catch (error) {
      setFailure(describeOperationFailure(error));
    } finally {
      setSaving(false);
    }
  }

  function settle(choice: 'both' | 'mine' | 'stored') {
    if (!conflict) return;
    setConflict(undefined);
    if (choice === 'mine') void save(text, conflict);
    else type(choice === 'both' ? bothTexts(conflict.note, text) : conflict.note, conflict);
  }

  return { text, isSaving, failure, conflict, type: (typed: string) => type(typed), save, settle };
}

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

function NoteConflict({ conflict, mine, onSettle }: NoteConflictProps) {
  return (
    <AlertBox title="Ihr Text ist noch nicht gespeichert" level={3} className="mb-5">
      <p className="mt-1">
        {fieldName(conflict)} hat inzwischen einen anderen Text gespeichert. Keiner von beiden geht
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

const MOST = 5000;

const FIELDS = {
  notes: { label: 'Notizen', hint: 'Nur für die Akte.' },
  response: {
    label: 'Antwort',
    hint: 'Nur für die Akte. Verschickt wird eine Antwort mit „E-Mail senden“.',
  },
};

export function NoteForm() {
  const { target, close } = useSubmission();
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
