import type { Calculator } from './calculator';
import { afa } from './afa';
import { auszahlung } from './auszahlung';
import { bodenwert } from './bodenwert';
import { erbschaftsteuer } from './erbschaftsteuer';
import { erloes } from './erloes';
import { gesetzlicheErbteile } from './gesetzliche-erbteile';
import { grunderwerbsteuer } from './grunderwerbsteuer';
import { kaufnebenkosten } from './kaufnebenkosten';
import { kaufpreisfaktor } from './kaufpreisfaktor';
import { maklerprovision } from './maklerprovision';
import { mindestpreis } from './mindestpreis';
import { modernisieren } from './modernisieren';
import { notarkosten } from './notarkosten';
import { quadratmeterpreis } from './quadratmeterpreis';
import { restschuld } from './restschuld';
import { sachwert } from './sachwert';
import { schenkungsteuer } from './schenkungsteuer';
import { spekulationssteuer } from './spekulationssteuer';
import { teilverkauf } from './teilverkauf';
import { verkaufskosten } from './verkaufskosten';
import { vermietenOderVerkaufen } from './vermieten-oder-verkaufen';
import { vorfaelligkeitsentschaedigung } from './vorfaelligkeitsentschaedigung';
import { wegAnteil } from './weg-anteil';
import { wohnrecht } from './wohnrecht';

/** In the order of the overview. */
export const CALCULATORS: readonly Calculator[] = [
  verkaufskosten,
  maklerprovision,
  notarkosten,
  erloes,
  mindestpreis,
  kaufnebenkosten,
  auszahlung,
  wegAnteil,
  grunderwerbsteuer,
  spekulationssteuer,
  gesetzlicheErbteile,
  erbschaftsteuer,
  schenkungsteuer,
  afa,
  wohnrecht,
  teilverkauf,
  vorfaelligkeitsentschaedigung,
  restschuld,
  quadratmeterpreis,
  kaufpreisfaktor,
  bodenwert,
  sachwert,
  modernisieren,
  vermietenOderVerkaufen,
];
