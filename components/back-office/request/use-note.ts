'use client';

import { useState } from 'react';
import { toast } from '@/components/ui/use-toast';
import { keepTexts, keptTexts } from '../draft-box';
import { describeFailure, type Failure } from '../failure';
import { bothTexts, type NewerState, type RequestState } from './merge';
import { useRequest } from './request-context';
import { statusChanged } from './change-labels';

/** The key under which an unsaved note is kept. */
export const noteKey = (draftPrefix: string) => `${draftPrefix}notiz`;

/** An unsaved text, and the stored note that it is based on. */
interface Draft {
  text: string;
  base: Pick<RequestState, 'note' | 'version'>;
}

function keptDraft(key: string): Draft | undefined {
  const { text, note, version } = keptTexts(key) ?? {};
  if (text === undefined || note === undefined) return undefined;
  return { text, base: { note, version: Number(version) || 0 } };
}

/** The note of the request. What is typed is kept in this window until it is saved; nothing is overwritten unseen. */
export function useNote() {
  const { state, draftPrefix, change, finish } = useRequest();
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
      // What was typed while the request was running is not saved yet.
      const newest = keptDraft(key);
      keep(newest && newest.text !== note ? { ...newest, base: result.state } : undefined);
      toast({ title: 'Die Änderungen sind gespeichert.', text: statusChanged(result.over, state) });
      finish();
    } catch (error) {
      setFailure(describeFailure(error));
    } finally {
      setSaving(false);
    }
  }

  /** Resolves a conflict with a colleague's text. */
  function settle(choice: 'both' | 'mine' | 'stored') {
    if (!conflict) return;
    setConflict(undefined);
    if (choice === 'mine') void save(text, conflict);
    else type(choice === 'both' ? bothTexts(conflict.note, text) : conflict.note, conflict);
  }

  return { text, isSaving, failure, conflict, type: (typed: string) => type(typed), save, settle };
}
