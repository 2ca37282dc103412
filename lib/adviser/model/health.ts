import {
  answered,
  begun,
  failed,
  isRested,
  isTrial,
  tooMany,
  undecided,
  WELL,
  type Circuit,
} from './circuit';
import { ModelFailure, type FailureReason } from './failure';

/** Failures that say that the next question would wait in vain too. */
const DOWN: readonly FailureReason[] = ['timeout', 'network', 'server', 'setup', 'cut-off'];

/** One call of the model; what became of it is told once. */
interface Attempt {
  answered: () => void;
  failed: (failure: ModelFailure) => void;
  /** It ended without telling anything about the model; does nothing after one of the others */
  end: () => void;
}

/** Remembers in this process how the model does. */
export interface Health {
  isReady: () => boolean;
  /** @throws ModelFailure 'resting' */
  begin: () => Attempt;
}

/** A memory of its own, which knows nothing bad yet. */
export function createHealth(now: () => number = Date.now): Health {
  let circuit: Circuit = WELL;
  const isReady = () => isRested(circuit, now());

  function begin(): Attempt {
    if (!isReady()) throw new ModelFailure('resting');
    const isOnTrial = isTrial(circuit);
    circuit = begun(circuit, now());
    let isOpen = true;
    const close = (next: () => Circuit) => {
      if (isOpen) circuit = next();
      isOpen = false;
    };
    return {
      answered: () => close(() => answered(circuit)),
      failed: ({ reason, restMs }) => {
        if (reason === 'busy') close(() => tooMany(circuit, now(), restMs));
        if (DOWN.includes(reason)) close(() => failed(circuit, now()));
      },
      end: () => close(() => (isOnTrial ? undecided(circuit, now()) : circuit)),
    };
  }

  return { isReady, begin };
}
