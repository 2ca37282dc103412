import { z } from 'zod';
import { LEAD_CLASSES } from '@/lib/agencies/lead-classes';
import { AppError } from '@/lib/platform/http/errors';
import { text, refusedFields } from '@/lib/platform/validation/fields';
import { refuseIdentifying } from '@/lib/submissions/leads/facts';
import { isBetter } from '@/lib/submissions/leads/lead-class';
import { openStages, saleState, stageTitles } from '@/lib/submissions/leads/qualification';
import { dueAfterContact, statusAfterContact, statusChange } from './contact';
import { REASON_LENGTH } from './limits';
import { operation, type OperationTarget } from './operation';
import type { Qualification } from '@/lib/submissions/leads/qualification-repository';

const impossible = (message: string) => new AppError('conflict', message);

const OVER = {
  sold: 'Dieser Lead ist schon übergeben.',
  stopped: 'Der Eigentümer hat die Weitergabe gestoppt.',
  joined: 'Diese Anfrage gehört zu einer früheren derselben Person. Bitte dort weiterarbeiten.',
  expired:
    'Die 48 Stunden sind vorbei. Erst ein neuer Wunsch des Eigentümers macht den Lead wieder frei.',
  unclear:
    'Diese Anfrage gleicht einer anderen. Bitte entscheiden Sie zuerst, ob beide von derselben Person sind.',
} as const;

/** @throws AppError `conflict` (409), unless the state of the lead is in `but` */
export function openLead(
  { qualification: row }: OperationTarget,
  but: (keyof typeof OVER)[] = [],
): Qualification {
  if (!row) throw impossible('Der Eigentümer hat die Weitergabe nicht erlaubt.');
  const state = saleState(row, new Date());
  if (state in OVER && !but.includes(state as keyof typeof OVER)) {
    throw impossible(OVER[state as keyof typeof OVER]);
  }
  return row;
}

/** Characters of a sentence */
const EXCEPTION = { min: 20, max: REASON_LENGTH.max };

const CHECKING = 'Dieser Lead wird gerade geprüft. Bitte gleich noch einmal versuchen.';

export const leadRelease = operation(
  z.object({
    /** Releases the lead before all stages are reached */
    exception: text({
      ...EXCEPTION,
      message: `Bitte begründen Sie die Ausnahme in einem Satz, mit mindestens ${EXCEPTION.min} Zeichen`,
      multiline: true,
    }).optional(),
  }),
  ({ exception: reason }, target, { id: by, role }) => {
    const row = openLead(target);
    if (target.submission.status === 'cancelled') {
      throw impossible('Diese Anfrage ist abgebrochen. Bitte ändern Sie zuerst den Status.');
    }
    if (row.class === null) throw impossible(CHECKING);
    const open = stageTitles(openStages(row));
    if (open && !reason) {
      throw impossible(`Noch offen: ${open}. Erst danach lässt sich der Lead freigeben.`);
    }
    if (open && role !== 'leitung') {
      throw new AppError('forbidden', 'Eine Ausnahme macht nur die Leitung.');
    }
    const exception = open ? reason : undefined;
    if (exception) refuseIdentifying('exception', exception, target.submission);
    // An exception may come before anyone has talked with the person.
    const isContacted = row.intentAt !== null;
    const status = isContacted ? statusAfterContact(target) : target.submission.status;
    const { before, after } = statusChange(target, status);
    return {
      action: 'lead-released',
      before,
      after: { ...after, class: row.setClass ?? row.class, ...(exception && { open, reason }) },
      columns: isContacted ? { status, ...dueAfterContact(target) } : undefined,
      sale: { release: { by, exception } },
      message: 'Der Lead ist für den Verkauf freigegeben.',
    };
  },
);

export const leadRule = operation(
  z.object({ isByHand: z.boolean({ error: 'Bitte wählen Sie, wer den Lead anbietet' }) }),
  ({ isByHand }, target) => {
    openLead(target);
    return {
      action: isByHand ? 'lead-rule-stopped' : 'lead-rule-resumed',
      sale: { byHand: isByHand },
      message: isByHand
        ? 'Angehalten. Diesen Lead bieten Sie selbst an.'
        : 'Der Lead wird wieder nach der Regel angeboten.',
    };
  },
);

export const leadHold = operation(z.object({}), (_, target) => {
  openLead(target, ['expired', 'unclear']);
  return {
    action: 'lead-held',
    sale: { holdBack: true },
    message: 'Der Lead ist nicht mehr im Verkauf.',
  };
});

const CLASS_IDS = LEAD_CLASSES.map(({ id }) => id) as ['premium', 'standard', 'basic'];

const tooGood = (byRule: string) => {
  const { name } = LEAD_CLASSES.find(({ id }) => id === byRule)!;
  const message = `Mehr als ${name} geben die Angaben nicht her. Setzen lässt sich nur eine niedrigere Klasse`;
  return refusedFields({ class: message });
};

/** Without a class, the class by rule applies again. */
export const leadClass = operation(
  z
    .object({
      class: z.enum(['', ...CLASS_IDS], { error: 'Bitte wählen Sie eine Klasse' }),
      reason: text({
        max: REASON_LENGTH.max,
        message: 'Bitte begründen Sie die Klasse',
        multiline: true,
      })
        .nullish()
        .transform((value) => value || undefined),
    })
    .superRefine(({ class: chosen, reason }, { addIssue }) => {
      if (!chosen || (reason && [...reason].length >= REASON_LENGTH.min)) return;
      const message = `Bitte begründen Sie die Klasse mit mindestens ${REASON_LENGTH.min} Zeichen`;
      addIssue({ code: 'custom', path: ['reason'], message });
    }),
  ({ class: chosen, reason }, target, { id: by }) => {
    const row = openLead(target, ['expired', 'unclear']);
    if (row.class === null) throw impossible(CHECKING);
    if (chosen && isBetter(chosen, row.class)) throw tooGood(row.class);
    if (chosen && reason) refuseIdentifying('reason', reason, target.submission);
    const set = chosen && reason ? { class: chosen, reason, by } : null;
    return {
      action: 'lead-class',
      before: { class: row.setClass ?? row.class },
      after: { class: set?.class ?? row.class, reason: set?.reason ?? null },
      sale: { setClass: set },
      message: set ? 'Die Klasse ist gesetzt.' : 'Die Klasse folgt wieder den Regeln.',
    };
  },
);

/** From the lead that it joined, unless that is sold, or that it resembles. */
export const leadSeparation = operation(z.object({}), (_, target) => {
  const { joinedTo, resembles } = openLead(target, ['joined', 'expired', 'unclear']);
  if (!joinedTo && !resembles) {
    throw impossible('Diese Anfrage ist mit keiner anderen zusammengelegt und gleicht keiner.');
  }
  return {
    action: 'lead-separated',
    before: { request: joinedTo ?? resembles },
    sale: { separate: true },
    message: 'Die Anfragen gelten als verschieden.',
  };
});

export const offerOperation = operation(
  z.object({ agencyId: z.uuid({ error: 'Bitte wählen Sie ein Maklerbüro' }) }),
  ({ agencyId }, target, { id: by }) => {
    const row = openLead(target);
    if (!row.releasedAt) throw impossible('Bitte geben Sie den Lead zuerst für den Verkauf frei.');
    return {
      action: 'lead-offered',
      after: { agency: agencyId },
      sale: { offer: { agencyId, by } },
      message: 'Der Lead ist angeboten.',
    };
  },
);
