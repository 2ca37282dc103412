import type { ComponentType } from 'react';
import type { IllustrationProps } from '../frame';
import { ViewingAndPhotos } from './besichtigung-und-fotos';
import { UnusualCases } from './besondere-faelle-beim-verkauf';
import { ReadingTheMarket } from './den-immobilienmarkt-lesen';
import { EnergyCertificate } from './energieausweis';
import { PriceMistakes } from './fuenf-fehler-beim-preis';
import { InheritedHouse } from './geerbtes-haus';
import { GuideBook } from './guide';
import { SevenSteps } from './hausverkauf-in-sieben-schritten';
import { OnlineValuation } from './kostenlose-online-bewertung';
import { Commission } from './maklerprovision';
import { RunningCosts } from './nebenkosten-fuer-eigentuemer';
import { NotaryAppointment } from './notartermin-und-uebergabe';
import { SellingByYourself } from './privat-verkaufen-ohne-makler';
import { RenovateOrNot } from './renovieren-oder-lassen';
import { SharedHouse } from './scheidung-und-gemeinsames-haus';
import { TenYears } from './spekulationssteuer-und-zehnjahresfrist';
import { Documents } from './unterlagen-fuer-den-verkauf';
import { ThreeValues } from './vergleichswert-sachwert-ertragswert';
import { LetOrSell } from './vermieten-oder-abgeben';

type Scenes = Readonly<Record<string, ComponentType<IllustrationProps>>>;

/** The drawing of an article, by its slug. */
export const articleScenes: Scenes = {
  'vergleichswert-sachwert-ertragswert': ThreeValues,
  'kostenlose-online-bewertung': OnlineValuation,
  'renovieren-oder-lassen': RenovateOrNot,
  'hausverkauf-in-sieben-schritten': SevenSteps,
  'unterlagen-fuer-den-verkauf': Documents,
  'notartermin-und-uebergabe': NotaryAppointment,
  'den-immobilienmarkt-lesen': ReadingTheMarket,
  'vermieten-oder-abgeben': LetOrSell,
  'fuenf-fehler-beim-preis': PriceMistakes,
  maklerprovision: Commission,
  'nebenkosten-fuer-eigentuemer': RunningCosts,
  'spekulationssteuer-und-zehnjahresfrist': TenYears,
  'geerbtes-haus': InheritedHouse,
  energieausweis: EnergyCertificate,
  'besichtigung-und-fotos': ViewingAndPhotos,
  'scheidung-und-gemeinsames-haus': SharedHouse,
  'besondere-faelle-beim-verkauf': UnusualCases,
  'privat-verkaufen-ohne-makler': SellingByYourself,
};

/** All that is drawn for the guide, by file name; `ratgeber` stands in where there is no other. */
export const articleDrawings: Scenes = { ...articleScenes, ratgeber: GuideBook };
