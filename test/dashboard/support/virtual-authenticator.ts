import type { Tab } from '../browser.ts';

/** The device's own authenticator, whose owner always says yes. */
export async function withAuthenticator(tab: Tab): Promise<void> {
  const devTools = await tab.context.newCDPSession(tab.page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
