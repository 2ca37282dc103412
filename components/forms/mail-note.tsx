'use client';

import { useEffect, useRef, useState } from 'react';

/** Milliseconds of quiet before an address is looked at, so that nobody is corrected in mid-word. */
const QUIET = 700;

/** Types into a field as a person would: the form learns of it, be it kept by React or not. */
function retype(input: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Asks whether another provider was meant, under the address that is typed in this field. */
export function MailNote() {
  const place = useRef<HTMLDivElement>(null);
  const [meant, setMeant] = useState<{ input: HTMLInputElement; address: string }>();

  useEffect(() => {
    const input = place.current?.closest('[data-field]')?.querySelector('input');
    if (!input) return;
    let timer: number | undefined;
    const look = async ({ type }: Event) => {
      const typed = input.value;
      const isLeft = type === 'blur';
      if (!typed.includes('@')) return setMeant(undefined);
      // A courtesy: without it the form works the same.
      const rules = await import('@/lib/platform/format/mail-provider').catch(() => undefined);
      if (input.value !== typed) return;
      const address = rules?.meantAddress(typed, isLeft);
      setMeant(address === undefined ? undefined : { input, address });
    };
    const wait = (event: Event) => {
      window.clearTimeout(timer);
      setMeant(undefined);
      timer = window.setTimeout(() => void look(event), QUIET);
    };
    input.addEventListener('input', wait);
    input.addEventListener('focus', look);
    input.addEventListener('blur', look);
    return () => {
      window.clearTimeout(timer);
      input.removeEventListener('input', wait);
      input.removeEventListener('focus', look);
      input.removeEventListener('blur', look);
    };
  }, []);

  return (
    <div ref={place}>
      {meant && (
        <button
          type="button"
          className="min-h-11 cursor-pointer text-left text-base font-semibold text-petrol underline underline-offset-4"
          onClick={() => {
            retype(meant.input, meant.address);
            setMeant(undefined);
            meant.input.focus();
          }}
        >
          Meinten Sie {meant.address.split('@').at(-1)}?
        </button>
      )}
    </div>
  );
}
