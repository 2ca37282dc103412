import { CheckIcon } from '@/components/ui/icons';
import type { SaveState } from '@/components/forms/use-draft';

interface SaveNoteProps {
  state: SaveState;
  onDiscard: () => void;
}

/** Says whether what was typed is kept on this device, and offers to remove it. */
export function SaveNote({ state, onDiscard }: SaveNoteProps) {
  return (
    <div className="js-only mt-6 flex min-h-12 flex-wrap items-center gap-x-4 text-base text-muted">
      {state === 'saved' && (
        <>
          <p className="flex items-center gap-1.5">
            <CheckIcon className="size-4" />
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
      {state === 'refused' && (
        <p>Dein Browser bewahrt die Angaben nicht auf. Bitte lade die Seite nicht neu.</p>
      )}
    </div>
  );
}
