import { makeAutoObservable } from 'mobx';
import { mediaMessages } from '@/core/kernel/pictures/media-messages';
import type { PostMediaService } from '@/core/talk/post-media/post-media.port';
import type { VideoDraft } from '@/core/talk/post-media/video-draft';
import { videoDraftOf } from '@/core/talk/post-media/video-draft';
import { youtubeVideoOf } from '@/core/talk/post-media/youtube.rules';
import type { DraftStore } from '../posting/draft.store';

/** The address of the draft's video, and the result of the service's check. */
export class VideoStore {
  isLost = false;
  readonly #media: Pick<PostMediaService, 'validateYoutubeUrl'>;
  readonly #writing: Pick<DraftStore, 'draft' | 'changeAttachment'>;

  constructor(
    media: Pick<PostMediaService, 'validateYoutubeUrl'>,
    writing: Pick<DraftStore, 'draft' | 'changeAttachment'>,
  ) {
    this.#media = media;
    this.#writing = writing;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get url(): string {
    return this.video?.config.url ?? '';
  }

  get video(): VideoDraft | null {
    return this.#writing.draft.videoDraft;
  }

  async changeUrl(url: string): Promise<void> {
    this.show(videoDraftOf(url));
    this.isLost = false;
    if (youtubeVideoOf(url) !== null) await this.check();
  }

  async check(): Promise<void> {
    const { url } = this;
    const answer = await this.#media.validateYoutubeUrl({ url: url.trim() });
    if (url !== this.url) return;
    this.answered(!answer.ok);
    if (!answer.ok || this.video === null) return;
    const { type, fullUrl } = answer.value;
    if (fullUrl === null || (type !== 'YOUTUBE_SHORT' && type !== 'YOUTUBE_VIDEO')) return;
    this.show({ ...this.video, video: { type, fullUrl } });
  }

  /** Null if there is no fault, and while the address is checked. */
  get fault(): string | null {
    if (this.url.trim() === '') return null;
    if (youtubeVideoOf(this.url) === null) return mediaMessages.noVideo;
    return this.isLost ? mediaMessages.notChecked : null;
  }

  private answered(isLost: boolean): void {
    this.isLost = isLost;
  }

  private show(videoDraft: VideoDraft): void {
    this.#writing.changeAttachment('video', { videoDraft });
  }
}
