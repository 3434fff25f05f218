import type { LegalText } from './text.ts';
import { LEGAL_VERSIONS } from './versions.ts';

/**
 * Die Nutzungsbedingungen in deutscher Sprache, mit denselben Abschnitten und Zahlen wie die englischen. LEGAL-002,
 * LEGAL-007, D-176
 */
export const GERMAN_TERMS: LegalText = {
  lang: 'de',
  title: 'Nutzungsbedingungen',
  contents: 'Inhalt',
  dates: [
    { label: 'Gültig ab', text: '17. August 2022', day: LEGAL_VERSIONS.germanTerms },
    { label: 'Zuletzt aktualisiert', text: '17. August 2022', day: LEGAL_VERSIONS.germanTerms },
  ],
  opening: [
    'Diese Nutzungsbedingungen sind eine Vereinbarung zwischen Ihnen und Bootcamp Square („BCS“, „wir“, „uns“). Sie gelten für die Lernplattform Bootcamp Square: für ihre Seiten, ihre Programmierschnittstelle und alles, was darüber angeboten wird (die „Plattform“).',
    'Bitte lesen Sie sie sorgfältig. Abschnitt 15 enthält eine Vereinbarung, Streitigkeiten durch ein Schiedsverfahren statt vor Gericht beizulegen, und sagt Ihnen, wie Sie ihr widersprechen können.',
  ],
  sections: [
    {
      id: 'acceptance',
      heading: 'Annahme der Bedingungen',
      blocks: [
        'Indem Sie ein Konto anlegen, sich anmelden oder die Plattform auf andere Weise nutzen, nehmen Sie diese Bedingungen an und bestätigen, dass Sie unsere Datenschutzerklärung gelesen haben. Wenn Sie sie nicht annehmen, dürfen Sie die Plattform nicht nutzen.',
        'Ihre Universität oder Schule kann für das Programm, an dem Sie teilnehmen, eigene Regeln haben. Diese gelten neben diesen Bedingungen. Wo sie Ihr Studium betreffen, etwa Noten, Anwesenheit oder Erstattungen, gehen die Regeln Ihrer Universität oder Schule vor.',
        'Wir können diese Bedingungen ändern. Eine Änderung kündigen wir auf der Plattform an, bevor sie in Kraft tritt; das Datum der letzten Änderung steht am Anfang dieser Seite. Wenn Sie die Plattform danach weiter nutzen, nehmen Sie die Änderung an. Sind Sie nicht einverstanden, nutzen Sie die Plattform bitte nicht weiter und bitten Sie uns, Ihr Konto zu schließen.',
      ],
    },
    {
      id: 'eligibility',
      heading: 'Teilnahmeberechtigung',
      blocks: [
        'Sie müssen mindestens 18 Jahre alt sein, um ein Konto anzulegen. Mit der Registrierung bestätigen Sie das.',
        'Sie müssen von einer Universität, einer Schule oder einem Arbeitgeber, der ein Programm auf der Plattform anbietet, oder von uns eingeladen sein. Eine Einschreibung gibt Ihnen Zugang zu den Kursen, für die sie gilt, und endet, wenn Ihre Universität, Ihre Schule oder Ihr Arbeitgeber sie beendet.',
        'Sie dürfen die Plattform nicht nutzen, wenn das Recht Ihres Wohnorts es verbietet oder wenn wir ein früheres Konto von Ihnen wegen eines Verstoßes gegen diese Bedingungen geschlossen haben.',
      ],
    },
    {
      id: 'accounts',
      heading: 'Konten und Sicherheit',
      blocks: [
        'Sie dürfen ein Konto je Plattform haben. Mehrere Einschreibungen, auch in verschiedenen Rollen, gehören zu demselben Konto. Konten dürfen nicht geteilt, verkauft oder weitergegeben werden.',
        'Was Sie uns über sich mitteilen, muss wahr sein und aktuell gehalten werden, besonders Ihr Name und Ihre E-Mail-Adresse: Bescheinigungen und Nachrichten beruhen darauf.',
        'Sie sind für das verantwortlich, was über Ihr Konto geschieht. Deshalb:',
        [
          'wählen Sie ein Passwort, das Sie nirgendwo sonst verwenden, und nennen Sie es niemandem, auch uns nicht;',
          'geben Sie das Gerät, mit dem Sie einen zweiten Faktor bestätigen, nicht aus der Hand;',
          'melden Sie sich an Computern ab, die auch andere nutzen;',
          'sagen Sie BCS Support unverzüglich Bescheid, wenn Sie glauben, dass jemand anderes Ihr Konto benutzt hat.',
        ],
        'Nach fehlgeschlagenen Anmeldeversuchen können wir ein Konto für eine gewisse Zeit sperren. Haben wir Grund zu der Annahme, dass andere Ihr Passwort kennen, können wir Sie auffordern, ein neues zu wählen.',
      ],
    },
    {
      id: 'license',
      heading: 'Lizenz zur Nutzung der Plattform',
      blocks: [
        'Solange Sie diese Bedingungen einhalten, geben wir Ihnen eine persönliche, beschränkte, nicht ausschließliche, nicht übertragbare und widerrufliche Lizenz, die Plattform und die Kursunterlagen darauf für die Teilnahme an Ihrem Programm oder für Ihre Arbeit darin zu nutzen.',
        'Sie dürfen Kursunterlagen für Ihr eigenes Studium herunterladen und ausdrucken und das Heruntergeladene nach dem Ende Ihres Programms behalten. Ohne schriftliche Erlaubnis der Rechteinhaber dürfen Sie sie nicht veröffentlichen, verkaufen oder für den Unterricht anderer verwenden.',
        'Mitarbeitende dürfen die Programmierschnittstelle nur mit ihrem eigenen Konto, für die Kurse, in denen sie unterrichten, und innerhalb der Grenzen nutzen, die ihre Dokumentation nennt.',
      ],
    },
    {
      id: 'acceptable-use',
      heading: 'Zulässige Nutzung',
      blocks: [
        'Bitte behandeln Sie andere Menschen auf der Plattform mit Respekt und die Plattform mit Sorgfalt. Sie dürfen nicht:',
        [
          'Arbeiten als Ihre eigenen abgeben, die es nicht sind, oder anderen dabei helfen;',
          'sich zu einem Kurstermin einchecken, an dem Sie nicht teilnehmen, oder das durch andere tun lassen;',
          'jemanden belästigen, bedrohen oder diskriminieren oder Rechtswidriges, Obszönes oder Verleumderisches veröffentlichen;',
          'personenbezogene Daten anderer ohne deren Einwilligung veröffentlichen oder einen Kurstermin ohne Erlaubnis aufzeichnen;',
          'Daten ansehen, ändern oder löschen, die nicht für Sie bestimmt sind, oder das versuchen;',
          'Zugangsbeschränkungen oder Grenzen umgehen, die Plattform auf Schwachstellen absuchen, sie überlasten oder schädlichen Code einbringen;',
          'die Plattform automatisiert auslesen, außer über die Programmierschnittstelle und innerhalb ihrer Grenzen;',
          'die Plattform für Werbung nutzen oder Menschen Nachrichten schicken, um die sie nicht gebeten haben.',
        ],
        'Wenn Sie eine Schwachstelle der Plattform finden, sagen Sie es bitte BCS Support und sonst niemandem, bis wir eine angemessene Zeit hatten, sie zu beheben. Gegen Menschen, die eine Schwachstelle in gutem Glauben melden, gehen wir nicht vor.',
      ],
    },
    {
      id: 'user-content',
      heading: 'Inhalte der Nutzenden',
      blocks: [
        'Was Sie auf der Plattform abgeben, hochladen oder schreiben, etwa Aufgaben, Links, Kommentare, Nachrichten und Ihr Profilbild, sind Ihre „Inhalte“. Sie bleiben Ihre.',
        'Sie geben uns und der Universität, der Schule oder dem Arbeitgeber, der Ihr Programm anbietet, eine weltweite, unentgeltliche Lizenz, Ihre Inhalte zu speichern, zu kopieren, anzuzeigen und zu verarbeiten, soweit das nötig ist, um die Plattform zu betreiben, Sie zu unterrichten und zu benoten, Unterlagen zu führen und gesetzliche Pflichten zu erfüllen. Niemand darf Ihre Inhalte ohne Ihre Einwilligung für Werbung verwenden.',
        'Sie bestätigen, dass Sie die Rechte an Ihren Inhalten haben, die diese Lizenz voraussetzt, und dass Ihre Inhalte weder diese Bedingungen noch Rechte anderer verletzen.',
        'Wir prüfen Inhalte nicht, bevor sie erscheinen, aber wir und das Team Ihres Kurses können entfernen, was gegen diese Bedingungen verstößt. Frühere Fassungen abgegebener Arbeiten, Noten und Kommentare werden als Teil der Unterlagen Ihres Kurses aufbewahrt.',
      ],
    },
    {
      id: 'intellectual-property',
      heading: 'Geistiges Eigentum',
      blocks: [
        'Die Plattform, ihre Gestaltung, ihre Texte, ihre Namen und ihre Marken gehören uns oder denen, die sie uns lizenziert haben. Kursunterlagen gehören uns, Ihrer Universität oder Schule oder ihren Verfassern. Außer der Lizenz in Abschnitt 4 erhalten Sie daran keine Rechte. Wo Teile der Plattform unter einer Open-Source-Lizenz veröffentlicht sind, gilt für diese Teile jene Lizenz.',
        'Wenn Sie uns Vorschläge schicken, dürfen wir sie verwenden, ohne Ihnen etwas zu schulden.',
        'Wenn Sie glauben, dass etwas auf der Plattform Ihr Urheberrecht verletzt, schicken Sie BCS Support bitte eine Mitteilung, die das Werk nennt, die Stelle auf der Plattform, wie wir Sie erreichen, eine Erklärung in gutem Glauben, dass die Verwendung nicht erlaubt ist, eine Erklärung unter Strafandrohung für Falschaussagen, dass die Mitteilung richtig ist und Sie für den Rechteinhaber handeln dürfen, und Ihre Unterschrift. Wir entfernen, was Urheberrechte verletzt, und schließen die Konten derer, die es wiederholt tun.',
      ],
    },
    {
      id: 'third-party-services',
      heading: 'Dienste Dritter',
      blocks: [
        'Die Plattform führt zu Diensten anderer, zum Beispiel für Videokonferenzen, Aufzeichnungen, Quelltexte, zu einem Lernassistenten und zu einem Zahlungsportal. Wenn Sie diese nutzen, gelten deren eigene Bedingungen und Datenschutzerklärungen. Wir wählen sie mit Sorgfalt aus, haben sie aber nicht in der Hand und sind für ihre Angebote nicht verantwortlich.',
        'Links, die Menschen auf der Plattform veröffentlichen, führen zu Seiten, die wir nicht geprüft haben.',
      ],
    },
    {
      id: 'fees',
      heading: 'Gebühren und Abrechnung',
      blocks: [
        'Die Nutzung der Plattform selbst ist für eingeschriebene Personen kostenlos. Studiengebühren und andere Entgelte Ihres Programms, ihre Fälligkeit und ihre Erstattung sind zwischen Ihnen und Ihrer Universität, Ihrer Schule oder Ihrem Arbeitgeber vereinbart.',
        'Die Abrechnung kann ein Zahlungsportal öffnen, das von anderen betrieben wird. Nummern Ihrer Karten oder Bankkonten erhalten und speichern wir nicht. Fragen zu einer Rechnung oder einer Erstattung erreichen über die Support-Seite die richtigen Menschen.',
      ],
    },
    {
      id: 'privacy',
      heading: 'Datenschutz',
      blocks: [
        'Unsere Datenschutzerklärung (in englischer Sprache) beschreibt, welche personenbezogenen Daten wir über die Plattform erheben, wofür wir sie verwenden und mit wem sie geteilt werden. Sie ist Teil dieser Bedingungen. Unterlagen über Ihr Studium können darüber hinaus gesetzlich geschützt sein, etwa durch den Family Educational Rights and Privacy Act der Vereinigten Staaten, und durch die Regeln Ihrer Universität oder Schule.',
      ],
    },
    {
      id: 'termination',
      heading: 'Sperrung und Beendigung',
      blocks: [
        'Sie können die Nutzung der Plattform jederzeit beenden und uns bitten, Ihr Konto zu schließen.',
        'Wir können ein Konto sperren oder schließen oder den Zugang zu einem Teil der Plattform beenden, wenn Sie gegen diese Bedingungen verstoßen, wenn das Gesetz es verlangt, wenn es zum Schutz der Plattform oder anderer Menschen nötig ist oder wenn Ihre Universität, Ihre Schule oder Ihr Arbeitgeber Ihre Einschreibung beendet. Wo wir können, nennen wir Ihnen vorher den Grund und geben Ihnen Gelegenheit, die Sache in Ordnung zu bringen.',
        'Nachdem ein Konto geschlossen wurde, können Unterlagen über Ihr Studium so aufbewahrt werden, wie die Datenschutzerklärung es beschreibt. Die Abschnitte 6, 7 und 12 bis 16 gelten weiter.',
      ],
    },
    {
      id: 'disclaimers',
      heading: 'Haftungsausschlüsse',
      blocks: [
        'DIE PLATTFORM WIRD SO BEREITGESTELLT, WIE SIE IST UND WIE SIE VERFÜGBAR IST. SOWEIT DAS GESETZ ES ERLAUBT, SCHLIESSEN WIR ALLE AUSDRÜCKLICHEN UND STILLSCHWEIGENDEN GEWÄHRLEISTUNGEN AUS, AUCH DIE DER MARKTGÄNGIGKEIT, DER EIGNUNG FÜR EINEN BESTIMMTEN ZWECK, DER RECHTSINHABERSCHAFT UND DER FREIHEIT VON RECHTEN DRITTER.',
        'Wir arbeiten daran, die Plattform verfügbar, richtig und sicher zu halten, versprechen aber nicht, dass sie das ohne Unterbrechung und ohne Fehler ist. Wir versprechen nicht, dass ein Programm zu einem Abschluss, einer Stelle oder einem Gehalt führt. Zahlen, die die Plattform berechnet, etwa Durchschnitte, Fortschritt und was bis zum Abschluss fehlt, sind eine Hilfe; maßgeblich sind die amtlichen Unterlagen Ihrer Universität oder Schule.',
        'Manche Rechtsordnungen erlauben solche Ausschlüsse nicht. Dort gelten sie nur, soweit das Gesetz es zulässt.',
      ],
    },
    {
      id: 'liability',
      heading: 'Haftungsbeschränkung',
      blocks: [
        'SOWEIT DAS GESETZ ES ERLAUBT, HAFTEN WIR NICHT FÜR MITTELBARE, BEILÄUFIGE, BESONDERE, FOLGE- ODER STRAFSCHÄDEN UND NICHT FÜR ENTGANGENEN GEWINN, VERLORENE DATEN ODER VERLORENES ANSEHEN, DIE AUS DER PLATTFORM ODER DIESEN BEDINGUNGEN ENTSTEHEN, AUCH WENN WIR WUSSTEN, DASS SIE MÖGLICH SIND.',
        'SOWEIT DAS GESETZ ES ERLAUBT, IST UNSERE GESAMTE HAFTUNG FÜR ALLE ANSPRÜCHE AUS DER PLATTFORM ODER DIESEN BEDINGUNGEN AUF DEN GERINGEREN DER BEIDEN BETRÄGE BESCHRÄNKT: WAS SIE UNS FÜR DIE NUTZUNG DER PLATTFORM GEZAHLT HABEN ODER 50 USD.',
        'Nichts in diesen Bedingungen beschränkt eine Haftung, die das Gesetz nicht zu beschränken erlaubt, etwa für Vorsatz, grobe Fahrlässigkeit, Arglist oder die Verletzung von Leben, Körper oder Gesundheit.',
      ],
    },
    {
      id: 'indemnification',
      heading: 'Freistellung',
      blocks: [
        'Sie stellen uns, unsere Partner und unsere Mitarbeitenden von Ansprüchen anderer und von den angemessenen Kosten ihrer Abwehr frei, die aus Ihren Inhalten, aus Ihrem Verstoß gegen diese Bedingungen oder aus Ihrer Verletzung des Gesetzes oder der Rechte anderer entstehen.',
        'Wir sagen Ihnen unverzüglich, wenn ein solcher Anspruch erhoben wird, und Sie können sich auf eigene Kosten an seiner Abwehr beteiligen. Ohne unsere schriftliche Zustimmung dürfen Sie keinen Vergleich schließen, der uns bindet.',
      ],
    },
    {
      id: 'arbitration',
      heading: 'Schiedsverfahren und Streitbeilegung',
      blocks: [
        'Bitte wenden Sie sich zuerst an BCS Support. Die meisten Meinungsverschiedenheiten lassen sich so klären. Gelingt das nicht innerhalb von 30 Tagen, nachdem einer von uns dem anderen den Streit schriftlich beschrieben hat, gilt Folgendes.',
        'Sie und wir vereinbaren, dass jede Streitigkeit aus der Plattform oder aus diesen Bedingungen durch ein verbindliches Einzelschiedsverfahren vor einer neutralen Schiedsperson in New York City und nicht vor Gericht entschieden wird. Ansprüche, über die ein Gericht für geringfügige Forderungen entscheiden kann, können dort erhoben werden, und jeder von uns kann ein Gericht bitten, eine Verletzung geistigen Eigentums zu unterbinden.',
        [
          'Liegt der Streitwert unter 250.000 USD, gelten die vereinfachten Schiedsregeln („streamlined rules“) der Schiedsorganisation.',
          'In allen anderen Fällen gelten ihre umfassenden Schiedsregeln („comprehensive rules“).',
          'Bei Ansprüchen unter 10.000 USD tragen wir die Gebühren des Schiedsverfahrens, es sei denn, die Schiedsperson hält den Anspruch für mutwillig. Bei anderen Ansprüchen entscheiden die Regeln der Schiedsorganisation, wer sie trägt.',
        ],
        'Die Schiedsperson entscheidet nach dem Recht, das Abschnitt 16 nennt, und begründet den Schiedsspruch schriftlich. Verhandlungen können per Telefon oder Video stattfinden und finden so statt, wenn Sie darum bitten.',
        'SIE UND WIR VERZICHTEN AUF EIN VERFAHREN VOR GESCHWORENEN UND AUF DIE TEILNAHME AN EINER SAMMELKLAGE. Ansprüche mehrerer Personen können nur verbunden werden, wenn alle zustimmen.',
        'Sie können dieser Schiedsvereinbarung widersprechen. Teilen Sie uns dazu innerhalb von 30 Tagen, nachdem Sie diese Bedingungen erstmals angenommen haben, schriftlich mit, dass Sie widersprechen, mit Ihrem Namen und der E-Mail-Adresse Ihres Kontos, gerichtet an BCS Support. Der Widerspruch bringt Ihnen keinen Nachteil, und alle anderen Abschnitte gelten weiter.',
      ],
    },
    {
      id: 'governing-law',
      heading: 'Anwendbares Recht, Gerichtsstand und allgemeine Bestimmungen',
      blocks: [
        'Für diese Bedingungen gilt das Recht des Staates New York ohne dessen Kollisionsrecht. Wird eine Streitigkeit nicht durch ein Schiedsverfahren entschieden, sind ausschließlich die Gerichte des Staates und des Bundes in New York City zuständig; Sie und wir erkennen diesen Gerichtsstand an. Verbrauchern bleibt der Schutz, den ihnen das zwingende Recht ihres Wohnorts gibt.',
        'Ist eine Bestimmung dieser Bedingungen unwirksam, bleiben die anderen wirksam, und an die Stelle der unwirksamen tritt die wirksame, die ihrem Zweck am nächsten kommt. Wenn wir eine Bestimmung nicht durchsetzen, geben wir sie damit nicht auf. Ihre Rechte aus diesen Bedingungen dürfen Sie nur mit unserer Zustimmung übertragen; wir dürfen unsere auf ein Unternehmen übertragen, das die Plattform weiterführt.',
        'Diese Bedingungen und die Datenschutzerklärung sind die gesamte Vereinbarung zwischen Ihnen und uns über die Plattform. Es gibt eine englische Fassung; wo beide voneinander abweichen, gilt die englische, soweit das Gesetz es erlaubt. Fragen zu diesen Bedingungen beantwortet BCS Support, den Sie über die Support-Seite erreichen.',
      ],
    },
  ],
};
