'use client';

import { useState } from 'react';
import { toast } from '@/components/ui/use-toast';
import { keepTexts, keptTexts } from '../draft-box';
import { describeFailure, type Failure } from '../failure';
import { bothTexts, type Current, type State } from './merge';
import { useRequest } from './request-context';
import { statusChanged } from './change-labels';

/** The key under which the text of a note is kept that is not saved yet. */
export const noteKey = (draftPrefix: string) => `${draftPrefix}notiz`;

/** A text that is not saved yet, and the stored one that it was written over. */
interface Draft {
  text: string;
  base: Pick<State, 'note' | 'version'>;
}

function keptDraft(key: string): Draft | undefined {
  const { text, note, version } = keptTexts(key) ?? {};
  if (text === undefined || note === undefined) return undefined;
  return { text, base: { note, version: Number(version) || 0 } };
}

/** The note of the request: typed, kept in this window until it is saved, and saved without loss. */
export function useNote() {
  const { state, draftPrefix, change, finish } = useRequest();
  const key = noteKey(draftPrefix);
  const [draft, setDraft] = useState(() => keptDraft(key));
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [conflict, setConflict] = useState<Current>();

  // A note that somebody else has changed since stays unknown to the draft until both are compared.
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
      // What was typed while it was on its way is not saved yet.
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

  /** Goes on from the text that somebody else has saved. */
  function settle(choice: 'both' | 'mine' | 'stored') {
    if (!conflict) return;
    setConflict(undefined);
    if (choice === 'mine') void save(text, conflict);
    else type(choice === 'both' ? bothTexts(conflict.note, text) : conflict.note, conflict);
  }

  return { text, isSaving, failure, conflict, type: (typed: string) => type(typed), save, settle };
}
