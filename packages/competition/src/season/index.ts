export * from './acts.ts';
export { seasonCodec } from './codec.ts';
export { decideSeason } from './decide.ts';
export type { By, SeasonOffice, SeasonAsking, SeasonDecision, SeasonRefusal } from './decide/asking.ts';
export { mayAsk } from './decide/challenges.ts';
export { tableIn } from './decide/rounds.ts';
export type { SeasonEvent } from './events.ts';
export { cursorOf, emptySeasonLedger, seasonOf, seqOf, withEntry } from './journal.ts';
export type { SeasonEntry, SeasonLedger } from './journal.ts';
export type * from './season.ts';
export { automatedEnemy, enemyName, hasBegun, isAlone } from './season.ts';
export { alongFrom, podiumOf, termsAgain } from './next.ts';
export type { PodiumPlace } from './next.ts';
export { hiddenName, hiddenPerson } from './names.ts';
export { whyNotThese } from './pair-up.ts';
export type { WhyNotThese } from './pair-up.ts';
export { roundsIn, roundsOf } from './pair-up.ts';
export { costInWords, lineNames } from '../pairing/index.ts';
export { bracketsOf } from './bracket.ts';
export type { Bracket, BracketMatch, BracketShown, BracketSide, SlotTable } from './bracket.ts';
export { placesOf } from './places.ts';
export type { SeasonPlace } from './places.ts';
export {
  continuousRound,
  isContinuous,
  drawOf,
  formatAt,
  formatOf,
  formatsOf,
  playsOff,
  stageAt,
  stageNow,
} from './stages.ts';
export { mostEntries, seasonFileCodec } from './file-codec.ts';
export type { SeasonFile } from './file-codec.ts';
export { announcedTo } from './announced-to.ts';
export type { AnnouncedTo } from './announced-to.ts';
export { addressees, isFor } from './announcements.ts';
export { takeInSeason } from './take-in.ts';
export { takeInReport } from './take-in-report.ts';
export type { GivenReport } from './take-in-report.ts';
export type { SeasonTakenIn, TakingIn } from './take-in.ts';
export { checkLots } from './lots.ts';
export type { DrawChecked, FirstPairs, LotsChecked } from './lots.ts';
export { entrantsCsv, pairingsCsv, seasonTrf, standingsCsv } from './files.ts';
export { tablesOf, tableStage } from './table.ts';
export type { EntrantName } from './table.ts';
export { movementsOf, nextPlaces, playOffsOf } from './tiers.ts';
export type { NextPlace, TiersOfTerms } from './tiers.ts';
export * from './battles/terms.ts';
export { bringsList, hashOfList, listsAt, listShown, roundsJudged, whyNoList, whyNoRevision } from './lists/lists.ts';
export * from './lists/terms.ts';
export { lineUpNow, rulesFor, sharersOf } from './teams/boards.ts';
export * from './teams/members.ts';
export * from './teams/model.ts';
export { mostBoards, usualPairs, usualTeams } from './teams/terms.ts';
export type { TeamTerms } from './teams/terms.ts';
export * from './registration.ts';
export * from './entry.ts';
export { ladderDue } from './ladder-due.ts';
export { checkInOf, checkInReminders, registrationDue } from './registration-due.ts';
export type { CheckInReminder, RegistrationDue } from './registration-due.ts';
export { freePlaces, openPlaces, waitingList } from './decide/places.ts';
export * from './terms.ts';
export { mostBands, usualBands } from './bands.ts';
export { formatStands, termsChanged, termsRefused } from './terms-change.ts';
export * from './times/index.ts';
export * from './view.ts';
export { readable } from '../fraction.ts';
