// Generated from openapi/user.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/user';
import type { Answer, HandlerContext, None } from '../handler';
import type { Viewer } from '../viewer';

export interface GetProfileRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetProfileAnswer = Answer<200, operations['getProfile']['responses'][200]['content']['application/json']>;

export interface GetAnonymousProfileRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetAnonymousProfileAnswer = Answer<200, operations['getAnonymousProfile']['responses'][200]['content']['application/json']>;

export interface SaveAnonymousProfileRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['saveAnonymousProfile']['requestBody']['content']['application/json'];
}

export type SaveAnonymousProfileAnswer = Answer<200, operations['saveAnonymousProfile']['responses'][200]['content']['application/json']>;

export interface ValidateUsernameRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: operations['validateUsername']['parameters']['query'];
  readonly headers: None;
  readonly body: undefined;
}

export type ValidateUsernameAnswer = Answer<200, operations['validateUsername']['responses'][200]['content']['application/json']>;

export interface SuggestAvatarsRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type SuggestAvatarsAnswer = Answer<200, operations['suggestAvatars']['responses'][200]['content']['application/json']>;

export interface SuggestUsernamesRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type SuggestUsernamesAnswer = Answer<200, operations['suggestUsernames']['responses'][200]['content']['application/json']>;

export interface ListPseudoProfilesRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type ListPseudoProfilesAnswer = Answer<200, operations['listPseudoProfiles']['responses'][200]['content']['application/json']>;

export interface SelectPseudoProfileRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['selectPseudoProfile']['requestBody']['content']['application/json'];
}

export type SelectPseudoProfileAnswer = Answer<200, operations['selectPseudoProfile']['responses'][200]['content']['application/json']>;

export interface GetBasicDetailsRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetBasicDetailsAnswer = Answer<200, operations['getBasicDetails']['responses'][200]['content']['application/json']>;

export interface SaveBasicDetailsRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['saveBasicDetails']['requestBody']['content']['application/json'];
}

export type SaveBasicDetailsAnswer = Answer<200, operations['saveBasicDetails']['responses'][200]['content']['application/json']>;

export interface UploadProfilePhotoRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: Uint8Array<ArrayBuffer>;
}

export type UploadProfilePhotoAnswer = Answer<201, operations['uploadProfilePhoto']['responses'][201]['content']['application/json']>;

export interface DeleteProfilePhotoRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type DeleteProfilePhotoAnswer = Answer<204, null>;

export interface ListWorkExperiencesRequest extends HandlerContext<Viewer> {
  readonly path: operations['listWorkExperiences']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type ListWorkExperiencesAnswer = Answer<200, operations['listWorkExperiences']['responses'][200]['content']['application/json']>;

export interface AddWorkExperienceRequest extends HandlerContext<Viewer> {
  readonly path: operations['addWorkExperience']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: operations['addWorkExperience']['requestBody']['content']['application/json'];
}

export type AddWorkExperienceAnswer = Answer<201, operations['addWorkExperience']['responses'][201]['content']['application/json']>;

export interface ChangeWorkExperienceRequest extends HandlerContext<Viewer> {
  readonly path: operations['changeWorkExperience']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: operations['changeWorkExperience']['requestBody']['content']['application/json'];
}

export type ChangeWorkExperienceAnswer = Answer<200, operations['changeWorkExperience']['responses'][200]['content']['application/json']>;

export interface DeleteWorkExperienceRequest extends HandlerContext<Viewer> {
  readonly path: operations['deleteWorkExperience']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type DeleteWorkExperienceAnswer = Answer<204, null>;

export interface ListEducationsRequest extends HandlerContext<Viewer> {
  readonly path: operations['listEducations']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type ListEducationsAnswer = Answer<200, operations['listEducations']['responses'][200]['content']['application/json']>;

export interface AddEducationRequest extends HandlerContext<Viewer> {
  readonly path: operations['addEducation']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: operations['addEducation']['requestBody']['content']['application/json'];
}

export type AddEducationAnswer = Answer<201, operations['addEducation']['responses'][201]['content']['application/json']>;

export interface ChangeEducationRequest extends HandlerContext<Viewer> {
  readonly path: operations['changeEducation']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: operations['changeEducation']['requestBody']['content']['application/json'];
}

export type ChangeEducationAnswer = Answer<200, operations['changeEducation']['responses'][200]['content']['application/json']>;

export interface DeleteEducationRequest extends HandlerContext<Viewer> {
  readonly path: operations['deleteEducation']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type DeleteEducationAnswer = Answer<204, null>;

export interface GetPortalAccountRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetPortalAccountAnswer = Answer<200, operations['getPortalAccount']['responses'][200]['content']['application/json']>;

export interface SavePortalConsentRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['savePortalConsent']['requestBody']['content']['application/json'];
}

export type SavePortalConsentAnswer = Answer<200, operations['savePortalConsent']['responses'][200]['content']['application/json']>;

export interface LinkPortalAccountRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['linkPortalAccount']['requestBody']['content']['application/json'];
}

export type LinkPortalAccountAnswer = Answer<200, operations['linkPortalAccount']['responses'][200]['content']['application/json']>;

export interface CompleteReaderStepRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['completeReaderStep']['requestBody']['content']['application/json'];
}

export type CompleteReaderStepAnswer = Answer<200, operations['completeReaderStep']['responses'][200]['content']['application/json']>;

export interface CreateCareerStatusRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['createCareerStatus']['requestBody']['content']['application/json'];
}

export type CreateCareerStatusAnswer = Answer<201, operations['createCareerStatus']['responses'][201]['content']['application/json']>;

export interface SuggestCareersRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: NonNullable<operations['suggestCareers']['parameters']['query']>;
  readonly headers: None;
  readonly body: undefined;
}

export type SuggestCareersAnswer = Answer<200, operations['suggestCareers']['responses'][200]['content']['application/json']>;

export interface UpdateCareerStatusRequest extends HandlerContext<Viewer> {
  readonly path: operations['updateCareerStatus']['parameters']['path'];
  readonly query: None;
  readonly headers: NonNullable<operations['updateCareerStatus']['parameters']['header']>;
  readonly body: operations['updateCareerStatus']['requestBody']['content']['application/json'];
}

export type UpdateCareerStatusAnswer = Answer<200, operations['updateCareerStatus']['responses'][200]['content']['application/json']>;

export interface UpdateUnemployedCareerStatusRequest extends HandlerContext<Viewer> {
  readonly path: operations['updateUnemployedCareerStatus']['parameters']['path'];
  readonly query: None;
  readonly headers: operations['updateUnemployedCareerStatus']['parameters']['header'];
  readonly body: operations['updateUnemployedCareerStatus']['requestBody']['content']['application/json'];
}

export type UpdateUnemployedCareerStatusAnswer = Answer<200, operations['updateUnemployedCareerStatus']['responses'][200]['content']['application/json']>;

export interface SendVerificationCodeRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['sendVerificationCode']['requestBody']['content']['application/json'];
}

export type SendVerificationCodeAnswer = Answer<200, operations['sendVerificationCode']['responses'][200]['content']['application/json']>;

export interface VerifyCodeRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['verifyCode']['requestBody']['content']['application/json'];
}

export type VerifyCodeAnswer = Answer<200, operations['verifyCode']['responses'][200]['content']['application/json']>;

export interface GetPreferencesRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetPreferencesAnswer = Answer<200, operations['getPreferences']['responses'][200]['content']['application/json']>;

export interface SavePreferencesRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['savePreferences']['requestBody']['content']['application/json'];
}

export type SavePreferencesAnswer = Answer<200, operations['savePreferences']['responses'][200]['content']['application/json']>;

export interface GetMessagePreferencesRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetMessagePreferencesAnswer = Answer<200, operations['getMessagePreferences']['responses'][200]['content']['application/json']>;

export interface SaveMessagePreferencesRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['saveMessagePreferences']['requestBody']['content']['application/json'];
}

export type SaveMessagePreferencesAnswer = Answer<200, operations['saveMessagePreferences']['responses'][200]['content']['application/json']>;

export interface GetSubscriptionRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetSubscriptionAnswer = Answer<200, operations['getSubscription']['responses'][200]['content']['application/json']>;

export interface SaveSubscriptionRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['saveSubscription']['requestBody']['content']['application/json'];
}

export type SaveSubscriptionAnswer = Answer<200, operations['saveSubscription']['responses'][200]['content']['application/json']>;

export interface UnsubscribeRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['unsubscribe']['requestBody']['content']['application/json'];
}

export type UnsubscribeAnswer = Answer<200, operations['unsubscribe']['responses'][200]['content']['application/json']>;

export interface GetFeedbackRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: operations['getFeedback']['parameters']['query'];
  readonly headers: None;
  readonly body: undefined;
}

export type GetFeedbackAnswer = Answer<200, operations['getFeedback']['responses'][200]['content']['application/json']>;

export interface SaveFeedbackRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['saveFeedback']['requestBody']['content']['application/json'];
}

export type SaveFeedbackAnswer = Answer<200, operations['saveFeedback']['responses'][200]['content']['application/json']>;

export interface DeactivateAccountRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type DeactivateAccountAnswer = Answer<204, null>;

export interface DeleteAccountRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['deleteAccount']['requestBody']['content']['application/json'];
}

export type DeleteAccountAnswer = Answer<204, null>;

export interface PreviewMergeRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type PreviewMergeAnswer = Answer<200, operations['previewMerge']['responses'][200]['content']['application/json']>;

export interface MergeAccountsRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['mergeAccounts']['requestBody']['content']['application/json'];
}

export type MergeAccountsAnswer = Answer<204, null>;

export interface ListExportsRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type ListExportsAnswer = Answer<200, operations['listExports']['responses'][200]['content']['application/json']>;

export interface StartExportRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type StartExportAnswer = Answer<202, operations['startExport']['responses'][202]['content']['application/json']>;

export interface GetRewardsRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetRewardsAnswer = Answer<200, operations['getRewards']['responses'][200]['content']['application/json']>;

export interface CheckPopupRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['checkPopup']['requestBody']['content']['application/json'];
}

export type CheckPopupAnswer = Answer<200, operations['checkPopup']['responses'][200]['content']['application/json']>;

export interface ListOwnContributionsRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type ListOwnContributionsAnswer = Answer<200, operations['listOwnContributions']['responses'][200]['content']['application/json']>;

export interface ListWaitingCardsRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: operations['listWaitingCards']['parameters']['query'];
  readonly headers: None;
  readonly body: undefined;
}

export type ListWaitingCardsAnswer = Answer<200, operations['listWaitingCards']['responses'][200]['content']['application/json']>;

export interface WithdrawContributionRequest extends HandlerContext<Viewer> {
  readonly path: operations['withdrawContribution']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type WithdrawContributionAnswer = Answer<204, null>;

export interface RestoreContributionRequest extends HandlerContext<Viewer> {
  readonly path: operations['restoreContribution']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type RestoreContributionAnswer = Answer<204, null>;

/** User service: one handler per operation. */
export type UserHandlers = {
  /** The user’s profile. */
  getProfile(request: GetProfileRequest): Promise<GetProfileAnswer>;
  /** The user’s pseudonym and avatar. */
  getAnonymousProfile(request: GetAnonymousProfileRequest): Promise<GetAnonymousProfileAnswer>;
  /** Chooses a pseudonym and an avatar. */
  saveAnonymousProfile(request: SaveAnonymousProfileRequest): Promise<SaveAnonymousProfileAnswer>;
  /** Whether a pseudonym can be had. */
  validateUsername(request: ValidateUsernameRequest): Promise<ValidateUsernameAnswer>;
  /** Avatars to choose from. */
  suggestAvatars(request: SuggestAvatarsRequest): Promise<SuggestAvatarsAnswer>;
  /** Free pseudonyms to choose from. */
  suggestUsernames(request: SuggestUsernamesRequest): Promise<SuggestUsernamesAnswer>;
  /** The profiles that the user can post under. */
  listPseudoProfiles(request: ListPseudoProfilesRequest): Promise<ListPseudoProfilesAnswer>;
  /** Chooses the profile to post under. */
  selectPseudoProfile(request: SelectPseudoProfileRequest): Promise<SelectPseudoProfileAnswer>;
  /** Name, address, words about oneself, photo. */
  getBasicDetails(request: GetBasicDetailsRequest): Promise<GetBasicDetailsAnswer>;
  /** Changes the name, or the words about oneself. */
  saveBasicDetails(request: SaveBasicDetailsRequest): Promise<SaveBasicDetailsAnswer>;
  /** Replaces the photo. */
  uploadProfilePhoto(request: UploadProfilePhotoRequest): Promise<UploadProfilePhotoAnswer>;
  /** Takes the photo away. */
  deleteProfilePhoto(request: DeleteProfilePhotoRequest): Promise<DeleteProfilePhotoAnswer>;
  /** The user’s positions, the newest first. */
  listWorkExperiences(request: ListWorkExperiencesRequest): Promise<ListWorkExperiencesAnswer>;
  /** Adds a position. */
  addWorkExperience(request: AddWorkExperienceRequest): Promise<AddWorkExperienceAnswer>;
  /** Changes a position. */
  changeWorkExperience(request: ChangeWorkExperienceRequest): Promise<ChangeWorkExperienceAnswer>;
  /** Deletes a position. */
  deleteWorkExperience(request: DeleteWorkExperienceRequest): Promise<DeleteWorkExperienceAnswer>;
  /** The user’s studies, the newest first. */
  listEducations(request: ListEducationsRequest): Promise<ListEducationsAnswer>;
  /** Adds studies. */
  addEducation(request: AddEducationRequest): Promise<AddEducationAnswer>;
  /** Changes studies. */
  changeEducation(request: ChangeEducationRequest): Promise<ChangeEducationAnswer>;
  /** Deletes studies. */
  deleteEducation(request: DeleteEducationRequest): Promise<DeleteEducationAnswer>;
  /** Whether the job portal has an account with the user’s address. */
  getPortalAccount(request: GetPortalAccountRequest): Promise<GetPortalAccountAnswer>;
  /** Agrees that the job portal shares the user’s account, or takes that back. */
  savePortalConsent(request: SavePortalConsentRequest): Promise<SavePortalConsentAnswer>;
  /** Links the user’s account at the job portal. */
  linkPortalAccount(request: LinkPortalAccountRequest): Promise<LinkPortalAccountAnswer>;
  /** Makes the user a reader. */
  completeReaderStep(request: CompleteReaderStepRequest): Promise<CompleteReaderStepAnswer>;
  /** Reports the user’s job or studies. */
  createCareerStatus(request: CreateCareerStatusRequest): Promise<CreateCareerStatusAnswer>;
  /** Career data to prefill a form with. */
  suggestCareers(request: SuggestCareersRequest): Promise<SuggestCareersAnswer>;
  /** Stores career details, or checks the verification again. */
  updateCareerStatus(request: UpdateCareerStatusRequest): Promise<UpdateCareerStatusAnswer>;
  /** Stores the career details of an unemployed person. */
  updateUnemployedCareerStatus(request: UpdateUnemployedCareerStatusRequest): Promise<UpdateUnemployedCareerStatusAnswer>;
  /** Mails a code to a work or college address. */
  sendVerificationCode(request: SendVerificationCodeRequest): Promise<SendVerificationCodeAnswer>;
  /** Proves the address with the code. */
  verifyCode(request: VerifyCodeRequest): Promise<VerifyCodeAnswer>;
  /** The user’s preferences. */
  getPreferences(request: GetPreferencesRequest): Promise<GetPreferencesAnswer>;
  /** Saves preferences. */
  savePreferences(request: SavePreferencesRequest): Promise<SavePreferencesAnswer>;
  /** The user’s choice of notifications in the inbox. */
  getMessagePreferences(request: GetMessagePreferencesRequest): Promise<GetMessagePreferencesAnswer>;
  /** Chooses the notifications in the inbox. */
  saveMessagePreferences(request: SaveMessagePreferencesRequest): Promise<SaveMessagePreferencesAnswer>;
  /** The user’s choice of mails. */
  getSubscription(request: GetSubscriptionRequest): Promise<GetSubscriptionAnswer>;
  /** Subscribes to mails or ends it. */
  saveSubscription(request: SaveSubscriptionRequest): Promise<SaveSubscriptionAnswer>;
  /** Ends a subscription with the key of a mail. */
  unsubscribe(request: UnsubscribeRequest): Promise<UnsubscribeAnswer>;
  /** The user’s feedback about a part of the product. */
  getFeedback(request: GetFeedbackRequest): Promise<GetFeedbackAnswer>;
  /** Gives feedback about a part of the product. */
  saveFeedback(request: SaveFeedbackRequest): Promise<SaveFeedbackAnswer>;
  /** Hides the profile until the next sign-in. */
  deactivateAccount(request: DeactivateAccountRequest): Promise<DeactivateAccountAnswer>;
  /** Deletes the account. */
  deleteAccount(request: DeleteAccountRequest): Promise<DeleteAccountAnswer>;
  /** What would move from another account of the user. */
  previewMerge(request: PreviewMergeRequest): Promise<PreviewMergeAnswer>;
  /** Merges another account of the user into this one. */
  mergeAccounts(request: MergeAccountsRequest): Promise<MergeAccountsAnswer>;
  /** The user’s data exports. */
  listExports(request: ListExportsRequest): Promise<ListExportsAnswer>;
  /** Starts an export of everything about the user. */
  startExport(request: StartExportRequest): Promise<StartExportAnswer>;
  /** What the user’s contributions have earned. */
  getRewards(request: GetRewardsRequest): Promise<GetRewardsAnswer>;
  /** Asks whether a native app may show a popup now. */
  checkPopup(request: CheckPopupRequest): Promise<CheckPopupAnswer>;
  /** The user’s contributions about companies, with their states. */
  listOwnContributions(request: ListOwnContributionsRequest): Promise<ListOwnContributionsAnswer>;
  /** The user’s own contributions to a company that others do not see yet. */
  listWaitingCards(request: ListWaitingCardsRequest): Promise<ListWaitingCardsAnswer>;
  /** Withdraws a contribution about a company. */
  withdrawContribution(request: WithdrawContributionRequest): Promise<WithdrawContributionAnswer>;
  /** Brings back what the user has just withdrawn. */
  restoreContribution(request: RestoreContributionRequest): Promise<RestoreContributionAnswer>;
};
