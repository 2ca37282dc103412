import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import * as actions from '@/app/(site)/anfrage/actions';
import { PropertyTypeIllustration } from '@/components/illustrations/property-type-illustration';
import { NextStepBlock } from '@/components/owner/next-step-block';
import { ownerOutcome } from '@/components/owner/operations';
import { OutcomeMessage } from '@/components/owner/outcome-message';
import { PermissionForm } from '@/components/owner/permission-form';
import { OwnerSaleState } from '@/components/owner/sale-state';
import { WatchAddress } from '@/components/owner/watch-address';
import { CallbackButton } from '@/components/submissions/callback-button';
import { buttonVariants } from '@/components/ui/button';
import { ForgetDraft } from '@/components/valuation-result/forget';
import { RegionalHeadline } from '@/components/valuation-result/regional';
import {
  NoRegional,
  RegionalDetails,
  RegionalFigure,
} from '@/components/valuation-result/regional-parts';
import { Result } from '@/components/valuation-result/result';
import { WhatHappensNext } from '@/components/valuation-result/what-happens-next';
import { TitledSection } from '@/components/ui/titled-section';
import { orNull } from '@/lib/platform/http/errors';
import { sendsMail } from '@/lib/platform/mail/sender';
import { stateMap } from '@/lib/platform/places/map/service';
import { placeName } from '@/lib/platform/places/service';
import type { PageQuery, Params } from '@/lib/platform/page';
import { UNLISTED } from '@/lib/platform/seo/metadata';
import { PASS_COOKIE } from '@/lib/submissions/links/service';
import { nextStep } from '@/lib/submissions/owner/next-step';
import type { OwnSale } from '@/lib/submissions/owner/sale';
import { getValuation } from '@/lib/submissions/service';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { isPropertyType } from '@/lib/valuation/options';
import { homeFromWizard } from '@/lib/valuation/regional/wizard-home';
import { placeModel, valueOfAnswers } from '@/lib/valuation/regional/service';

export const metadata: Metadata = { title: 'Bewertung', ...UNLISTED };

interface PermissionSectionProps {
  givenAt?: Date;
  sale?: OwnSale;
  about: { request: string };
  outcome?: ReactNode;
}

function PermissionSection({ givenAt, sale, about, outcome }: PermissionSectionProps) {
  return (
    <TitledSection
      id="maklerbuero"
      title="Kontakt zu einem Maklerbüro"
      className="border-t-2 border-ink pt-6 print:hidden"
    >
      {outcome}
      {sale && (givenAt || sale.agency?.withdrawnAt) ? (
        <OwnerSaleState
          sale={sale}
          givenAt={givenAt}
          renew={actions.renewWishAction}
          withdraw={actions.withdrawConsentAction}
          about={about}
        />
      ) : (
        <PermissionForm action={actions.allowPassingOnAction} about={about} />
      )}
    </TitledSection>
  );
}

const RefinementLink = () => (
  <p className="mt-3 print:hidden">
    <a href={`${routes.continued}#genauer`} className="text-petrol underline underline-offset-4">
      Wert genauer machen
    </a>
    : Was Sie über Ihre Immobilie noch wissen, ändert ihn.
  </p>
);

export default async function ResultPage({ params, searchParams }: Params<'id'> & PageQuery) {
  const valuation = await orNull(getValuation((await params).id));
  if (!valuation) notFound();
  const { id } = valuation;
  const step = await nextStep(id, (await cookies()).get(PASS_COOKIE)?.value);
  const about = { request: id };
  const done = step?.own && ownerOutcome((await searchParams).erledigt);
  const outcome = done && <OutcomeMessage text={done.text} />;
  const isAboutPermission = done?.section === 'einwilligungen';
  const { phone, phoneHref } = site();
  const { postalCode } = valuation;
  const type = isPropertyType(valuation.propertyType) ? valuation.propertyType : undefined;
  const home = homeFromWizard(valuation);
  const regional = {
    home,
    base: valuation.estimatedValue,
    outcome: valueOfAnswers(valuation),
    model: placeModel(postalCode),
    map: stateMap(postalCode),
  };
  const { outcome: worth } = regional;
  const callback = (
    <CallbackButton
      source="valuation"
      propertyType={type}
      look={buttonVariants({ variant: 'outline' })}
    />
  );
  return (
    <article className="mx-auto max-w-5xl px-4 py-10 sm:px-6 sm:py-14">
      <Result
        valuation={valuation}
        place={placeName(postalCode)}
        drawing={<PropertyTypeIllustration type={type ?? 'einfamilienhaus'} />}
        headline={
          worth.isPossible ? (
            <>
              <RegionalHeadline valuation={worth} />
              {step?.own && <RefinementLink />}
            </>
          ) : (
            <NoRegional
              home={home}
              base={regional.base}
              reason={worth.reason}
              phoneHref={phoneHref}
              callback={callback}
            />
          )
        }
        regional={<RegionalFigure {...regional} />}
        nextStep={
          step && (
            <>
              <NextStepBlock
                step={step}
                resend={actions.resendMailAction}
                changeAddress={actions.changeAddressAction}
                about={about}
                outcome={!isAboutPermission && outcome}
              />
              <WatchAddress id={id} isConfirmed={step.isConfirmed} mail={step.mail} />
            </>
          )
        }
      />
      <RegionalDetails {...regional} />
      {step?.own?.permission.mayBeGiven && (
        <div className="mt-16">
          <PermissionSection
            {...step.own.permission}
            about={about}
            outcome={isAboutPermission && outcome}
          />
        </div>
      )}
      <div className="mt-16">
        <WhatHappensNext
          phone={phone}
          phoneHref={phoneHref}
          callback={callback}
          sendsMail={sendsMail()}
        />
      </div>
      <ForgetDraft />
    </article>
  );
}
