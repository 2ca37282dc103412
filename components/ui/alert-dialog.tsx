'use client';

import * as Primitive from '@radix-ui/react-alert-dialog';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/utils';
import { type ButtonLook, buttonVariants } from './button';
import { DIALOG_OVERLAY, DIALOG_SHAPES } from './dialog-look';

interface AlertDialogProps extends Pick<
  ComponentProps<typeof Primitive.Root>,
  'open' | 'onOpenChange'
> {
  /** Opens it; absent if `open` decides */
  trigger?: ReactNode;
  title: string;
  text: string;
  /** Its buttons */
  children: ReactNode;
}

/** Escape means no; a press outside does not close it. */
export function AlertDialog({ trigger, title, text, children, ...state }: AlertDialogProps) {
  return (
    <Primitive.Root {...state}>
      {trigger && <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      <Primitive.Portal>
        <Primitive.Overlay className={DIALOG_OVERLAY} />
        <Primitive.Content
          className={cn(
            'fixed z-50 overflow-y-auto border border-line bg-paper p-5 sm:p-6',
            DIALOG_SHAPES.middle,
          )}
        >
          <Primitive.Title className="font-serif text-2xl font-semibold hyphens-auto">
            {title}
          </Primitive.Title>
          <Primitive.Description className="mt-2">{text}</Primitive.Description>
          <div className="mt-5 flex flex-wrap gap-3 *:grow">{children}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

export function AlertDialogAction({
  variant,
  ...props
}: ComponentProps<typeof Primitive.Action> & Pick<ButtonLook, 'variant'>) {
  return <Primitive.Action className={buttonVariants({ variant })} {...props} />;
}

export function AlertDialogCancel({
  variant = 'outline',
  ...props
}: ComponentProps<typeof Primitive.Cancel> & Pick<ButtonLook, 'variant'>) {
  return <Primitive.Cancel className={buttonVariants({ variant })} {...props} />;
}
