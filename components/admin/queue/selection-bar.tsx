'use client';

import { useRouter } from 'next/navigation';
import { type KeyboardEvent, useEffect, useRef, useState, useTransition } from 'react';
import { mainHeading } from '@/components/ui/main-heading';
import { NativeSelect } from '@/components/ui/input';
import { toast } from '@/components/ui/use-toast';
import { employeeRoutes } from '@/lib/employee-routes';
import { call } from '@/lib/platform/http/client';
import { submissionsLabel } from './list-labels';
import { KINDS, type SubmissionKind } from '@/lib/submissions/kinds/kinds';
import { statusLabel } from '@/lib/submissions/kinds/statuses';
import { describeOperationFailure } from '../failure';
import { type Selected, useQueue } from './queue-context';

interface Wanted {
  status?: string;
  assignedTo?: number | null;
}

type Change = Pick<Selected, 'type' | 'id' | 'version'> & Wanted;

interface Answer {
  done: (Pick<Selected, 'type' | 'id' | 'version'> & { before: Wanted })[];
  failed: { id: string; message: string }[];
}

interface SelectionBarProps {
  shown: readonly Selected[];
  colleagues: readonly { id: number; name: string }[];
  viewerId: number;
  exportHref?: string;
}

const SELECT = 'w-auto max-w-44 min-w-0';
const PRESS =
  'inline-flex min-h-11 cursor-pointer items-center text-base underline underline-offset-4 hover:text-petrol';

/** On some systems a closed list reacts to keys, and would run the action unseen. */
function openList(event: KeyboardEvent<HTMLSelectElement>) {
  const { key, altKey, ctrlKey, metaKey, currentTarget } = event;
  const chooses = /^(Arrow|Page|Home|End|\S$)/.test(key);
  if (!chooses || altKey || ctrlKey || metaKey || !('showPicker' in currentTarget)) return;
  event.preventDefault();
  currentTarget.showPicker();
}

const boxes = () => [
  ...document.querySelectorAll<HTMLInputElement>('[data-card] input[type=checkbox]'),
];

function commonStatuses(kinds: readonly SubmissionKind[]): string[] {
  const [first, ...rest] = [...new Set(kinds)].map((kind) => KINDS[kind].progress.all);
  return (first ?? []).filter((status) => rest.every((all) => all.includes(status)));
}

const send = (changes: Change[]) =>
  call<Answer>(employeeRoutes.changes, { method: 'POST', body: { changes } });

/** Each change can be undone as one. */
export function SelectionBar({ shown, colleagues, viewerId, exportHref }: SelectionBarProps) {
  const router = useRouter();
  const { selected, select } = useQueue();
  const [isSending, setSending] = useState(false);
  const [isRefreshing, startRefresh] = useTransition();
  /** Index of the focused box when the bar closed, until the list is reloaded */
  const place = useRef<number>(undefined);
  useEffect(() => {
    if (isRefreshing || place.current === undefined) return;
    const index = place.current;
    place.current = undefined;
    if (document.activeElement !== document.body) return;
    const left = boxes();
    const next = left[index] ?? left.at(-1) ?? mainHeading();
    next?.focus();
  }, [isRefreshing]);
  const chosen = [...selected.values()];
  if (chosen.length === 0) return null;

  function clear() {
    const all = boxes();
    const index = all.findLastIndex(({ checked }) => checked);
    if (index >= 0) {
      place.current = index;
      all[index]?.focus();
    }
    select(chosen, false);
  }

  function tell({ done, failed }: Answer, title: string, canUndo: boolean) {
    const [first] = failed;
    const text = first && `${submissionsLabel(failed.length)} nicht: ${first.message}`;
    const undo = () =>
      void act(
        done.map(({ before, ...submission }) => ({ ...submission, ...before })),
        'Rückgängig gemacht',
        false,
      );
    toast({
      title: `${title}: ${submissionsLabel(done.length)}`,
      text,
      variant: first ? 'destructive' : 'default',
      duration: 10_000,
      action:
        canUndo && done.length > 0
          ? {
              label: 'Rückgängig',
              altText: 'Die Anfragen einzeln öffnen und ändern',
              onPress: undo,
            }
          : undefined,
    });
  }

  async function act(changes: Change[], title: string, canUndo = true) {
    if (isSending) return;
    setSending(true);
    try {
      tell(await send(changes), title, canUndo);
      clear();
      startRefresh(() => router.refresh());
    } catch (error) {
      const action = {
        label: 'Noch einmal versuchen',
        altText: 'Die Auswahl noch einmal ändern',
        onPress: () => void act(changes, title, canUndo),
      };
      const { text } = describeOperationFailure(error);
      toast({ title: 'Das ist nicht gespeichert.', text, variant: 'destructive', action });
    } finally {
      setSending(false);
    }
  }

  const changeAll = (wanted: Wanted, title: string) =>
    void act(
      chosen.map(({ type, id, version }) => ({ type, id, version, ...wanted })),
      title,
    );
  const statuses = commonStatuses(chosen.map(({ type }) => type));
  const isAll = shown.every(({ id }) => selected.has(id));
  const people = [
    ...colleagues.filter(({ id }) => id === viewerId),
    ...colleagues.filter(({ id }) => id !== viewerId),
  ];
  return (
    <section
      aria-label="Auswahl"
      className="sticky bottom-0 z-10 -mx-4 mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-surface px-4 py-1.5 text-base shadow-lg sm:mx-0 sm:rounded-lg sm:border sm:px-5"
    >
      <p role="status" className="font-semibold tabular-nums">
        {submissionsLabel(chosen.length)} ausgewählt
      </p>
      <NativeSelect
        density="dense"
        aria-label="Auswahl zuweisen"
        value=""
        aria-disabled={isSending}
        className={SELECT}
        onKeyDown={openList}
        onChange={({ target: { value, selectedOptions } }) =>
          changeAll(
            { assignedTo: value === 'none' ? null : Number(value) },
            selectedOptions[0]?.dataset.done ?? '',
          )
        }
      >
        <option value="" disabled>
          Zuweisen …
        </option>
        {people.map(({ id, name }) => (
          <option
            key={id}
            value={id}
            data-done={id === viewerId ? 'Ihnen zugewiesen' : `${name} zugewiesen`}
          >
            {id === viewerId ? 'Mir zuweisen' : `${name} zuweisen`}
          </option>
        ))}
        <option value="none" data-done="Zuweisung aufgehoben">
          Zuweisung aufheben
        </option>
      </NativeSelect>
      {statuses.length > 0 ? (
        <NativeSelect
          density="dense"
          aria-label="Status der Auswahl"
          value=""
          aria-disabled={isSending}
          className={SELECT}
          onKeyDown={openList}
          onChange={({ target: { value } }) =>
            changeAll({ status: value }, `Status ${statusLabel(value)}`)
          }
        >
          <option value="" disabled>
            Status …
          </option>
          {statuses.map((status) => (
            <option key={status} value={status}>
              {statusLabel(status)}
            </option>
          ))}
        </NativeSelect>
      ) : (
        <span className="text-muted">Nachrichten haben andere Status.</span>
      )}
      {!isAll && (
        <button type="button" className={PRESS} onClick={() => select(shown, true)}>
          Alle auf dieser Seite
        </button>
      )}
      {exportHref && (
        <a
          download
          href={`${exportHref}?auswahl=${chosen.map(({ id }) => id).join(',')}`}
          className={PRESS}
        >
          Als CSV herunterladen
        </a>
      )}
      <button type="button" className={PRESS} onClick={clear}>
        Auswahl aufheben
      </button>
    </section>
  );
}
