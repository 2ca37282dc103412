import type { SaveState } from './use-draft';

interface SaveNoteProps {
  state: SaveState;
  /** Said where the browser keeps nothing */
  refused: string;
  onDiscard: () => void;
}

/** Says whether what was typed is kept on this device, and offers to remove it. */
export function SaveNote({ state, refused, onDiscard }: SaveNoteProps) {
  return (
    <div className="js-only mt-6 flex min-h-12 flex-wrap items-center gap-x-4 text-base text-muted">
      {state === 'saved' && (
        <>
          <p className="flex items-center gap-1.5">
            <span aria-hidden="true">✓</span>
            <span>Gespeichert auf diesem Gerät</span>
          </p>
          <button
            type="button"
            onClick={onDiscard}
            className="min-h-11 cursor-pointer underline underline-offset-4 hover:text-ink"
          >
            Angaben löschen
          </button>
        </>
      )}
      {state === 'refused' && <p>{refused}</p>}
    </div>
  );
}
