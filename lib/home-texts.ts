import 'server-only';
import { z } from 'zod';
import { filledText } from './content-values';
import { readYaml } from '@/lib/read-content';
import { routes } from '@/lib/routes';

const more = z
  .strictObject({ label: filledText, guide: z.string() })
  .transform(({ label, guide }) => ({ label, href: routes.guide(guide) }));

const opening = z.strictObject({
  title: filledText,
  text: filledText,
  button: filledText,
  description: filledText,
});

const howItWorks = z.strictObject({
  title: filledText,
  steps: z.array(z.strictObject({ title: filledText, text: filledText })).length(3),
  button: filledText,
});

const checklistStep = z.strictObject({
  /** Name of its drawing in public/images/schritte */
  id: z.string(),
  title: filledText,
  text: filledText,
  tags: z.array(filledText).min(1),
});

const checklist = z.strictObject({
  title: filledText,
  text: filledText,
  more,
  button: filledText,
  sale: z.strictObject({ text: filledText, label: filledText }),
  steps: z.array(checklistStep).min(1),
});

const guides = z.strictObject({ title: filledText, button: filledText });

const faq = z.strictObject({
  title: filledText,
  text: filledText,
  link: filledText,
  entries: z
    .array(
      z.strictObject({
        question: filledText,
        answer: filledText,
        more,
        sale: filledText.optional(),
      }),
    )
    .min(1),
});

export const HOME_TEXTS = {
  opening: readYaml('home/opening.yaml', opening),
  howItWorks: readYaml('home/how-it-works.yaml', howItWorks),
  checklist: readYaml('home/checklist.yaml', checklist),
  guides: readYaml('home/guides.yaml', guides),
  faq: readYaml('home/faq.yaml', faq),
};

export type HomeTexts<Section extends keyof typeof HOME_TEXTS> = (typeof HOME_TEXTS)[Section];
