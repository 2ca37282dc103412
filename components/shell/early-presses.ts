import { stay } from './leave';

/** Something that was done before the page had come to life. */
export interface EarlyPress {
  event: Event & { submitter?: HTMLElement | null };
  target: HTMLElement;
  /** Of a field, once the event was over */
  value?: string;
  checked?: boolean;
}

declare global {
  interface Window {
    /** What {@link keepEarlyPresses} has noted */
    early?: EarlyPress[];
  }
}

/** Any of the elements that are pressed, filled in or sent; what one does not have is missing. */
type Target = HTMLElement & {
  type?: string;
  control?: Target;
  popoverTargetElement?: Element;
  method?: string;
  value?: string;
  checked?: boolean;
};

/** What is pressed by a press: a button that only a script gives a meaning, or a choice. */
function pressedBy(target: Target): Target | null {
  const pressed = target.closest<Target>('button, label, [type=radio]');
  if (!pressed || (pressed.control ?? pressed).type === 'radio') return pressed;
  const needsScript = pressed.type === 'button' && !pressed.popoverTargetElement;
  return needsScript && !('own' in pressed.dataset) ? pressed : null;
}

/** Whether a key does in React what the browser alone would not do. */
function isMeant({ type, key, repeat, isComposing, shiftKey }: KeyboardEvent, target: Target) {
  if (repeat || isComposing) return false;
  const isChoice = target.type === 'radio';
  if (type === 'keyup') return key === ' ' && isChoice;
  return key === 'Enter' && (isChoice || (target.enterKeyHint === 'send' && !shiftKey));
}

/** What an event is about, where it has to be noted; what the browser would do wrongly is held back. */
function noteworthy(event: EarlyPress['event'], target: Target): Target | null {
  switch (event.type) {
    case 'click':
      return pressedBy(target);
    case 'input':
      return target.type === 'radio' ? null : target;
    case 'reset':
      return target;
    case 'submit':
      if (target.getAttribute('action')) return null;
      if (target.method === 'post' && !target.querySelector('[data-step]')) return null;
      event.preventDefault();
      event.stopPropagation();
      return target;
    default:
      if (!isMeant(event as KeyboardEvent, target)) return null;
      if (target.type !== 'radio') event.preventDefault();
      return target;
  }
}

/**
 * Notes in `window.early` what is pressed, typed and sent until the page has come to life, each thing
 * once with what became of it last; components/shell/repeat-presses.ts does it again then. What a
 * browser does by itself it goes on doing: links, searches, plain forms, what unfolds; so does what the
 * first script does itself (`data-own`). Held back is the sending of forms that show one step of many,
 * or that nobody but a script receives. A button that was pressed is dimmed, by an animation: it leaves
 * the element as React expects it.
 * @param onDialog is told of an answer to the question about cookies
 */
export function keepEarlyPresses(onDialog: (form: HTMLElement, answer: string) => void): void {
  const root = document.documentElement;
  window.early = [];
  const hear = (event: EarlyPress['event']) => {
    if ('ready' in root.dataset || !root.classList.contains('js')) return;
    if (!(event.target instanceof Element)) return;
    const target = noteworthy(event, event.target as Target);
    if (!target) return;
    const { type, submitter } = event;
    if (type === 'submit' && target.method === 'dialog' && submitter) {
      onDialog(target, (submitter as Target).value!);
    }
    const { value, checked } = target;
    window.early = window
      .early!.filter(
        (other) =>
          other.event.type !== type ||
          other.target !== target ||
          other.event.submitter !== submitter,
      )
      .concat({ event, target, value, checked });
    const button = (submitter ?? target) as Target;
    if (!/^(button|submit)$/.test(button.type ?? '')) return;
    button.animate?.({ opacity: [0.6, 0.6] }, 10_000);
    // The scripts that are to answer will not come before there is a connection.
    if (!navigator.onLine) stay(button);
  };
  for (const type of ['click', 'input', 'keydown', 'keyup', 'submit', 'reset']) {
    addEventListener(type, hear, true);
  }
}
