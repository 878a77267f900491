// Hands the provider's answer in the fragment to the page of ours that waits for it: only pages of this origin hear the channel.
(() => {
  const channel = new BroadcastChannel('microsoft-login');
  channel.postMessage(window.location.hash.slice(1));
  channel.close();
  window.close();
})();
