import { useEffect, useState } from 'react';

/** Milliseconds, so that no correction appears in mid-word */
const QUIET = 700;

/** Uses the native setter and an event, so that React and react-hook-form notice the change. */
function retype(input: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

export function MeantAddress({ input }: { input: HTMLInputElement }) {
  const [meant, setMeant] = useState<string>();

  useEffect(() => {
    let timer: number | undefined;
    const look = async () => {
      const typed = input.value;
      const isLeft = input !== document.activeElement;
      if (!typed.includes('@')) return setMeant(undefined);
      // Optional: without it the form works the same.
      const rules = await import('@/lib/platform/format/mail-provider').catch(() => undefined);
      if (input.value !== typed) return;
      setMeant(rules?.meantAddress(typed, isLeft));
    };
    const wait = () => {
      window.clearTimeout(timer);
      setMeant(undefined);
      timer = window.setTimeout(() => void look(), QUIET);
    };
    void look();
    input.addEventListener('input', wait);
    input.addEventListener('focus', look);
    input.addEventListener('blur', look);
    return () => {
      window.clearTimeout(timer);
      input.removeEventListener('input', wait);
      input.removeEventListener('focus', look);
      input.removeEventListener('blur', look);
    };
  }, [input]);

  if (meant === undefined) return null;
  return (
    <button
      type="button"
      className="min-h-11 cursor-pointer text-left text-base font-semibold text-petrol underline underline-offset-4"
      onClick={() => {
        retype(input, meant);
        setMeant(undefined);
        input.focus();
      }}
    >
      <span key={meant}>{`Meinten Sie ${meant.split('@').at(-1)}?`}</span>
    </button>
  );
}
