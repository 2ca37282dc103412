'use client';

import { type ComponentProps, type MouseEvent, useEffect, useRef } from 'react';

/** Browsers that support `command` open the dialog without it. */
export function DialogOpener({ opens, ...props }: ComponentProps<'button'> & { opens: string }) {
  function open() {
    const dialog = document.getElementById(opens) as HTMLDialogElement | null;
    if (!dialog?.open) dialog?.showModal();
  }
  // React's types do not know the attributes yet.
  const native = { command: 'show-modal', commandfor: opens };
  return <button type="button" aria-haspopup="dialog" {...native} onClick={open} {...props} />;
}

export function DialogFrame({ id, ...props }: ComponentProps<'dialog'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();

  useEffect(() => {
    const closeUnlessVisible = () => {
      const opener = document.querySelector(`[command="show-modal"][commandfor="${id}"]`);
      if (!opener?.getClientRects().length) dialog.current?.close();
    };
    addEventListener('resize', closeUnlessVisible);
    return () => removeEventListener('resize', closeUnlessVisible);
  }, [id]);

  function closeByPress({ target, currentTarget }: MouseEvent) {
    // A press on the element itself hits the backdrop; its content covers the rest.
    const isBeside = target === currentTarget;
    if (isBeside || (target as Element).closest('a, [command=close]')) close();
  }

  return <dialog ref={dialog} id={id} onClick={closeByPress} onSubmit={close} {...props} />;
}
