'use client';

import * as Primitive from '@radix-ui/react-toast';
import { XIcon } from 'lucide-react';
import { type FocusEvent, useRef } from 'react';
import { cn } from '@/lib/utils';
import { leaveToDialog } from './escape';
import { mainHeading } from './main-heading';
import { useFreePlace } from './use-free-place';
import { dismissToast, TOAST, type ShownToast } from './use-toast';

const LOOKS = {
  default: 'border-edge bg-surface text-ink',
  destructive: 'border-brick-text bg-brick-soft text-ink',
};

export function Toast({ message }: { message: ShownToast }) {
  const place = useFreePlace<HTMLOListElement>();
  const { id, open, title, text, variant = 'default', duration, action } = message;
  const before = useRef<Element>(null);

  function noteFocus({ currentTarget, relatedTarget }: FocusEvent) {
    const isInside = currentTarget.closest('[role=region]')?.contains(relatedTarget);
    if (relatedTarget && !isInside) before.current = relatedTarget;
  }

  function close(place: Element | null) {
    const hadFocus = place?.contains(document.activeElement);
    dismissToast(id);
    if (!hadFocus) return;
    const target = before.current?.isConnected ? before.current : mainHeading();
    if (target instanceof HTMLElement) target.focus();
  }

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
        onOpenChange={(isOpen) => !isOpen && close(place.current)}
        onEscapeKeyDown={leaveToDialog}
        duration={duration}
        type={variant === 'destructive' ? 'foreground' : 'background'}
        // Pressable while a dialog blocks the rest of the page.
        className={cn(
          'toast pointer-events-auto flex items-center gap-3 rounded-lg border py-2 pr-3 pl-4',
          LOOKS[variant],
        )}
      >
        <div className="flex min-w-0 grow flex-wrap items-center gap-x-4">
          <div className="min-w-0 grow">
            <Primitive.Title className="font-semibold">{title}</Primitive.Title>
            {text && <Primitive.Description className="text-base">{text}</Primitive.Description>}
          </div>
          {action && (
            <Primitive.Action
              altText={action.altText}
              onClick={action.onPress}
              className="min-h-11 cursor-pointer font-semibold text-petrol underline underline-offset-4"
            >
              {action.label}
            </Primitive.Action>
          )}
        </div>
        <Primitive.Close
          aria-label="Schließen"
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-md hover:text-petrol"
        >
          <XIcon />
        </Primitive.Close>
      </Primitive.Root>
      <Primitive.Viewport
        hotkey={[TOAST.hotkey]}
        label="Mitteilungen ({hotkey})"
        ref={place}
        onFocus={noteFocus}
        // Above a dialog.
        className="fixed inset-x-4 bottom-14 z-60 mx-auto max-w-md outline-none print:hidden sm:left-auto sm:w-full"
      />
    </Primitive.Provider>
  );
}
