export interface GoogleLibrary {
  readonly accounts: {
    readonly id: {
      initialize(options: IdOptions): void;
      prompt(listener: (moment: PromptMoment) => void): void;
      renderButton(host: HTMLElement, options: ButtonOptions): void;
      cancel(): void;
    };
    readonly oauth2: {
      initTokenClient(options: TokenClientOptions): { requestAccessToken(): void };
    };
  };
}

interface IdOptions {
  readonly client_id: string;
  readonly nonce: string;
  readonly callback: (answer: { readonly credential: string }) => void;
  readonly prompt_parent_id?: string;
  readonly cancel_on_tap_outside: boolean;
}

interface ButtonOptions {
  readonly type: 'standard';
  readonly shape: 'circle';
  readonly text: 'continue_with';
  readonly width: number;
}

interface TokenClientOptions {
  readonly client_id: string;
  readonly scope: string;
  readonly callback: (answer: TokenAnswer) => void;
  readonly error_callback: (error: { readonly type: string; readonly message?: string }) => void;
}

export interface TokenAnswer {
  readonly access_token?: string;
  readonly error?: string;
  readonly error_description?: string;
}

/** The moment of a prompt. Browsers with FedCM no longer report whether it is displayed. */
export interface PromptMoment {
  isDisplayMoment(): boolean;
  isDisplayed(): boolean;
  isNotDisplayed(): boolean;
  isSkippedMoment(): boolean;
  isDismissedMoment(): boolean;
}
