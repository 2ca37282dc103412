'use client';

import * as Primitive from '@radix-ui/react-toast';
import { XIcon } from 'lucide-react';
import { cn } from '@/lib/utils';
import { dismissToast, TOAST, type ShownToast } from './use-toast';

const LOOKS = {
  default: 'border-edge bg-surface text-ink',
  destructive: 'border-brick-text bg-brick-soft text-ink',
};

/** One message, with its time, swipe, hotkey and action (specification 4, 5 and 9). */
export function Toast({ message }: { message: ShownToast }) {
  const { id, open, title, text, variant = 'default', duration, action } = message;
  return (
    <Primitive.Provider
      label="Mitteilung"
      duration={TOAST.duration}
      swipeDirection="right"
      swipeThreshold={TOAST.swipeThreshold}
    >
      <Primitive.Root
        key={id}
        open={open}
        onOpenChange={(isOpen) => !isOpen && dismissToast(id)}
        duration={duration}
        type={variant === 'destructive' ? 'foreground' : 'background'}
        // It can be pressed while a dialog is open, which takes that from the rest of the page.
        className={cn(
          'toast pointer-events-auto flex items-start gap-3 rounded-lg border p-4',
          LOOKS[variant],
        )}
      >
        <div className="min-w-0 grow">
          <Primitive.Title className="font-semibold">{title}</Primitive.Title>
          {text && <Primitive.Description className="mt-1 text-base">{text}</Primitive.Description>}
          {action && (
            <Primitive.Action
              altText={action.altText}
              onClick={action.onPress}
              className="mt-1 min-h-11 cursor-pointer font-semibold text-petrol underline underline-offset-4"
            >
              {action.label}
            </Primitive.Action>
          )}
        </div>
        <Primitive.Close
          aria-label="Schließen"
          className="-m-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-md hover:text-petrol"
        >
          <XIcon />
        </Primitive.Close>
      </Primitive.Root>
      <Primitive.Viewport
        hotkey={[TOAST.hotkey]}
        label="Mitteilungen ({hotkey})"
        // Above a dialog.
        className="fixed inset-x-0 bottom-14 z-60 mx-auto w-full max-w-md p-4 outline-none print:hidden sm:right-0 sm:left-auto sm:mx-0"
      />
    </Primitive.Provider>
  );
}
