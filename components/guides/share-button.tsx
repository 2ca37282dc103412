import { ShareIcon } from 'lucide-react';
import { buttonVariants } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { DIALOG_SHAPES } from '@/components/ui/dialog-look';
import { DialogButton, NativeDialog } from '@/components/ui/native-dialog';
import { mailHref, SHARE_TARGETS, type SharedPage } from '@/lib/guides/share-targets';
import { cn } from '@/lib/utils';
import { CopiedAddress, OtherApp } from './share-here';

const ID = 'teilen';

export function ShareButton({ title, url }: SharedPage) {
  return (
    <>
      <DialogButton opens={ID}>
        <ShareIcon />
        <span>Teilen</span>
      </DialogButton>
      <NativeDialog id={ID} title="Artikel teilen" className={DIALOG_SHAPES.middle}>
        <CopiedAddress url={url} look={buttonVariants({ width: 'narrow' })} />
        <ul className="mt-2 grid grid-cols-2 gap-2">
          <li>
            <ButtonLink variant="outline" className="w-full" href={mailHref({ title, url })}>
              E-Mail
            </ButtonLink>
          </li>
          {SHARE_TARGETS.map(({ name, href }) => (
            <li key={name}>
              <ButtonLink
                variant="outline"
                className="w-full"
                href={href({ title, url })}
                target="_blank"
                rel="noopener noreferrer"
              >
                {name}
              </ButtonLink>
            </li>
          ))}
          <OtherApp
            title={title}
            url={url}
            look={cn(buttonVariants({ variant: 'outline' }), 'w-full')}
          />
        </ul>
        <p className="mt-4 text-base text-muted">
          Ein Dienst erfährt erst von Ihnen, wenn Sie ihn öffnen.
        </p>
      </NativeDialog>
    </>
  );
}
